"""Routes for designers: try numbers out, watch how far it is, look at the pictures."""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

from litestar import MediaType, Response, Router, get, post
from litestar.params import FromPath, JSONBody, PathParameter

from ostoja.table.api.identity import guest_id, hall_of, player_of
from ostoja.table.api.people import Asked
from ostoja.table.faults import TooEarly
from ostoja.table.protocol.experiments import ExperimentCard, ExperimentLimits, NewExperiment, Pictures

Name = Annotated[str, PathParameter(min_length=8, max_length=24)]
Language = FromPath[Literal["en", "pl"]]


@post("/experiments")
async def try_out(request: Asked, data: JSONBody[NewExperiment]) -> ExperimentCard:
    """Try numbers out: many games of bots with them, and as many with the usual ones over the same deals."""
    experiments = hall_of(request).experiments
    player = await player_of(request)
    return await experiments.begin(player.id, data)


@get("/experiments")
async def list_experiments(request: Asked) -> list[ExperimentCard]:
    """List one's own experiments, the newest first."""
    player = await player_of(request)
    return await hall_of(request).experiments.of(player.id)


@get("/experiments/limits", sync_to_thread=False)
def get_limits(request: Asked) -> ExperimentLimits:
    """Tell how much one experiment may play here."""
    experiments = hall_of(request).experiments
    limits = experiments.limits
    return ExperimentLimits(limits.games if experiments.possible else 0, round(limits.seconds))


@get("/experiments/{name:str}")
async def get_experiment(request: Asked, name: Name) -> ExperimentCard:
    """Tell how far an experiment is; whoever has its link may know."""
    return await hall_of(request).experiments.card(await guest_id(request), name)


@post("/experiments/{name:str}/stop", status_code=200)
async def stop_experiment(request: Asked, name: Name) -> ExperimentCard:
    """End an experiment of one's own; what was played so far is drawn."""
    player = await player_of(request)
    return await hall_of(request).experiments.stop(player.id, name)


@get("/experiments/{name:str}/pictures/{language:str}")
async def get_pictures(request: Asked, name: Name, language: Language) -> Pictures:
    """Return the pictures of an experiment in a language, each with a sentence that says what it shows."""
    experiments = hall_of(request).experiments
    card = await experiments.card("", name)
    found = await asyncio.to_thread(experiments.files.pictures, card.id, language)
    if found is None:
        raise TooEarly("no-pictures", "this experiment has no pictures yet")
    return found


@get("/experiments/{name:str}/page/{language:str}")
async def get_page(request: Asked, name: Name, language: Language) -> Response[bytes]:
    """Return the same as one page to be kept, which needs nothing from elsewhere."""
    experiments = hall_of(request).experiments
    card = await experiments.card("", name)
    page = await asyncio.to_thread(experiments.files.page, card.id, language)
    if not page:
        raise TooEarly("no-pictures", "this experiment has no pictures yet")
    headers = {"content-disposition": f'attachment; filename="{card.game}-{language}.html"'}
    return Response(page, media_type=MediaType.HTML, headers=headers)


experiment_routes = Router(
    path="/",
    route_handlers=[
        try_out,
        list_experiments,
        get_limits,
        get_experiment,
        stop_experiment,
        get_pictures,
        get_page,
    ],
    tags=["experiments"],
)
