"""The numbers of a server in the text format of Prometheus: a few for everybody, all of them for its operator.

Whoever plays can read the public ones, so nothing is counted there that somebody did in secret, be it a look, a note
or a changed ballot. The others are for a listener of their own, on loopback unless an operator says otherwise.
"""

from collections.abc import Iterator
from wsgiref.simple_server import WSGIServer

from prometheus_client import CollectorRegistry, generate_latest, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from vivat.table.house import House


class PublicNumbers(Collector):
    """What anybody may know of the tables of a house."""

    def __init__(self, house: House) -> None:
        self._house = house

    def collect(self) -> Iterator[Metric]:
        """The numbers as they are now."""
        house = self._house
        yield GaugeMetricFamily("vivat_tables_watched", "Tables that somebody looks at", house.watched)
        yield GaugeMetricFamily("vivat_sockets", "Open sockets at tables", house.sockets)
        yield CounterMetricFamily(
            "vivat_moves", "Entries that everybody may know of, since the start", house.public_entries
        )


class OperatorNumbers(Collector):
    """What only the operator may know of a house, beside what it measures."""

    def __init__(self, house: House) -> None:
        self._house = house

    def collect(self) -> Iterator[Metric]:
        """The numbers as they are now."""
        yield GaugeMetricFamily("vivat_tables_in_memory", "Tables in memory", self._house.tables)
        queues = GaugeMetricFamily("vivat_thinking_queue", "Bots that wait for their turn to think", labels=["queue"])
        for name, length in self._house.bots.queue_lengths().items():
            queues.add_metric([name], length)
        yield queues


def public_text(house: House) -> str:
    """The public numbers as Prometheus reads them."""
    registry = CollectorRegistry()
    registry.register(PublicNumbers(house))
    return generate_latest(registry).decode()


def operator_registry(house: House) -> CollectorRegistry:
    """All numbers of a house."""
    registry = house.metrics.registry
    registry.register(PublicNumbers(house))
    registry.register(OperatorNumbers(house))
    return registry


def listen_for_operator(house: House, host: str, port: int) -> WSGIServer:
    """Answer with all numbers there, in a thread of its own: also while the event loop is busy, and then above all."""
    server, _ = start_http_server(port, host, operator_registry(house))
    return server
