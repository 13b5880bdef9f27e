"""The same jobs on a cluster: a scheduler of dask.distributed somewhere, with workers that can import Vivat."""

from collections.abc import Callable, Generator, Sequence
from typing import TypeVar

from vivat.game import Refusal, VivatError
from vivat.lab.extras import need

JobT = TypeVar("JobT")
ResultT = TypeVar("ResultT")
PATIENCE = "20s"
"""How long to wait for the scheduler to answer."""


class ClusterFailure(VivatError):
    """A cluster that does not answer, with its address."""


def share_out_on(address: str, work: Callable[[JobT], ResultT], jobs: Sequence[JobT]) -> Generator[ResultT, None, None]:
    """The results in the order of the jobs. What a worker was doing when it died, another does again."""
    need("cluster", "distributed")
    from distributed import Client

    try:
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise ClusterFailure(
            Refusal("lab-no-scheduler", "", {"address": address, "reason": str(error)[:200]})
        ) from None
    with client:
        waiting = client.map(work, jobs, pure=False)
        try:
            for each in waiting:
                yield each.result()
        finally:
            client.cancel(waiting)
