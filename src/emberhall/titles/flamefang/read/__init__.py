"""From a content pack to `Content`, and what a pack must hold to be playable."""
