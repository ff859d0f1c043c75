"""The titles Emberhall comes with. Each is found through an entry point, as a guest's would be."""
