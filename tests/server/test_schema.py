"""The HTTP API does what its OpenAPI document says, whatever schemathesis thinks of."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import ignored_auth, positive_data_acceptance

from tests.server.process import ServerProcess


@schemathesis.serializer("application/x-ndjson")
def as_lines(context: schemathesis.SerializationContext, value: Any) -> bytes:
    return value if isinstance(value, bytes) else str(value).encode("utf-8", "replace")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path_factory.mktemp("data"), "--max-tables", "20")
    process.start()
    yield process
    assert process.stop() == 0


@pytest.mark.slow
@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["sound", "unsound"])
def test_every_operation_keeps_to_its_description(server: ServerProcess, mode: GenerationMode) -> None:
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    tried = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok), "the document describes an operation that cannot be understood"
        operation = found.ok()
        if mode is GenerationMode.NEGATIVE and not _can_be_asked_wrongly(operation):
            continue
        _try(operation, mode)
        tried += 1
    assert tried > 5


def _can_be_asked_wrongly(operation: schemathesis.APIOperation[Any, Any, Any, Any]) -> bool:
    return bool(list(operation.iter_parameters()) or operation.body)


def _try(operation: schemathesis.APIOperation[Any, Any, Any, Any], mode: GenerationMode) -> None:
    @settings(max_examples=15, suppress_health_check=list(HealthCheck), database=None)
    @given(case=operation.as_strategy(generation_mode=mode))
    def check(case: schemathesis.Case[Any]) -> None:
        # tested elsewhere: who has no token is refused, and so are names and records that say nothing sensible
        case.call_and_validate(excluded_checks=[ignored_auth, positive_data_acceptance])

    check()
