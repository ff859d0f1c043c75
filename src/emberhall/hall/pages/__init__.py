"""The pages of the hall, made by the server; a table itself is drawn in the browser."""

from emberhall.hall.pages.errors import ErrorPages, error_page
from emberhall.hall.pages.routes import routes

__all__ = ["ErrorPages", "error_page", "routes"]
