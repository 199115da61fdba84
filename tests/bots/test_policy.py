"""The network as numpy evaluates it."""

import os
import subprocess
import sys

import numpy as np
import pytest

from maquignon.bots.policy import FEW, shipped

ALONE = """
import time
import numpy as np
from maquignon.bots.policy import shipped
from maquignon.turbo.codec import ACTIONS

net, rng = shipped(), np.random.default_rng(1)
seen = rng.random((512, net.inputs), dtype=np.float32)
legal, luck = np.ones((512, ACTIONS), np.bool_), np.full(512, 0.5, np.float32)


def evaluate():
    net.speak(seen, legal, luck, 1.0), net.value(seen), net.chances(seen[0], np.arange(5))


evaluate()
time.sleep(0.5)  # a thread that has nothing to do spins for a while before it sleeps
everybody, here = time.process_time(), time.thread_time()
for _ in range(30):
    evaluate()
here = time.thread_time() - here
print((time.process_time() - everybody) / here)
"""


@pytest.mark.parametrize("rows", [0, 1, 3, 4, 5, 16, 17])
def test_many_observations_are_judged_as_each_of_them_alone(rows: int) -> None:
    net = shipped()
    seen = np.random.default_rng(rows).random((rows, net.inputs), dtype=np.float32)
    assert net.think(seen).shape == (rows, len(net.second[1]))
    assert net.value(seen).shape == (rows,)
    for one, thought, value in zip(seen, net.think(seen), net.value(seen), strict=True):
        np.testing.assert_allclose(thought, net.think(one), atol=1e-4)
        np.testing.assert_allclose(value, net.value(one), atol=1e-4)


def test_every_second_row_of_a_larger_array_will_do() -> None:
    net = shipped()
    seen = np.random.default_rng(1).random((4 * FEW, net.inputs), dtype=np.float32)
    np.testing.assert_allclose(net.think(seen[::2]), net.think(seen)[::2], atol=1e-4)


def test_whoever_imports_the_package_has_the_network_evaluated_by_one_thread() -> None:
    """Processor time of all threads over that of the one that asks: a second thread would double it."""
    environment = os.environ | {"OPENBLAS_NUM_THREADS": "2"}
    done = subprocess.run([sys.executable, "-c", ALONE], capture_output=True, text=True, check=True, env=environment)
    assert float(done.stdout) < 1.1
