"""Which page stands where."""

from __future__ import annotations

from starlette.routing import BaseRoute, Route

from emberhall.hall.pages.about import about
from emberhall.hall.pages.campaigns import achievements, campaigns
from emberhall.hall.pages.home import home
from emberhall.hall.pages.learn import learn
from emberhall.hall.pages.new_table import new_table
from emberhall.hall.pages.offline import offline
from emberhall.hall.pages.rules import rules, rules_index
from emberhall.hall.pages.shells import join, recover, replay, shared_campaign, table, watch


def routes() -> list[BaseRoute]:
    """Pages that take a while to write are plain functions: starlette runs those in threads."""
    return [
        Route("/", home),
        Route("/new/{title}", new_table),
        Route("/learn/{title}", learn),
        Route("/table/{table_id}", table),
        Route("/join/{table_id}", join),
        Route("/watch/{table_id}", watch),
        Route("/recover", recover),
        Route("/replay/{record_id}", replay),
        Route("/rules", rules_index),
        Route("/rules/{title}", rules),
        Route("/campaigns", campaigns),
        Route("/campaigns/{campaign_id}", shared_campaign),
        Route("/achievements", achievements),
        Route("/about", about),
        Route("/offline", offline),
    ]
