"""The description of the interface, and a machine that tries everything it allows: the server never fails."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
import schemathesis
import structlog.testing
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok

if TYPE_CHECKING:
    from schemathesis.schemas import APIOperation

    from tests.table.house import House

EXAMPLES = 12  # of every route


def test_the_description_names_every_route_for_clients(house: House) -> None:
    paths = house.client().get("/api/schema/openapi.json").json()["paths"]
    for path in ("/api/me", "/api/tables", "/api/tables/{table}/play", "/api/tables/{table}/replay/{at}"):
        assert path in paths
    assert not any("metrics" in path or "healthz" in path for path in paths)


@pytest.mark.filterwarnings("ignore")
def test_whatever_is_sent_the_server_does_not_fail(house: House) -> None:
    ada = house.guest("Ada")
    known = {"table": ada.sets_up("mall-of-horror", "me", "me", "me", seed="schema"), "key": "mall-of-horror"}
    over = ada.sets_up("claustrophobia", "me", "me", seed="schema")
    ada.does(over, 0, "resign")
    text = house.client().get("/api/schema/openapi.json").text
    schema = schemathesis.openapi.from_dict(json.loads(text))
    tried: set[str] = set()
    with structlog.testing.capture_logs() as logs:
        for found in schema.get_all_operations():
            assert isinstance(found, Ok)
            operation = found.ok()
            for table in (known["table"], over):
                try_all(operation, {**known, "table": table}, f"http://{house.address}", ada.token)
            tried.add(operation.path)
    assert len(tried) > 20
    assert [line for line in logs if line["log_level"] == "error"] == []


def try_all(operation: APIOperation[Any, Any, Any, Any], known: dict[str, str], address: str, token: str) -> None:
    """Send what the machine thinks of to one route, about a table that exists."""

    @given(case=operation.as_strategy())
    @settings(max_examples=EXAMPLES, database=None, suppress_health_check=list(HealthCheck), phases=[Phase.generate])
    def send(case: schemathesis.Case[Any]) -> None:
        for name, value in known.items():
            if name in (case.path_parameters or {}):
                case.path_parameters[name] = value
        if operation.path == "/api/sessions" and operation.method == "delete":
            return
        answer = case.call(base_url=address, headers={"authorization": f"Bearer {token}"})
        case.validate_response(answer, checks=[not_a_server_error])

    send()
