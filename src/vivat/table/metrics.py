"""What a server measures for whoever runs it, in a registry of its own; nobody else may see it (decision 24)."""

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector

ANSWER_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
THINKING_SECONDS = (0.001, 0.01, 0.1, 0.5, 1, 2, 5, 10, 30, 60, 300)
BATCH_SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256)


class Metrics:
    """The counters and histograms of one process."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.acknowledged = Histogram(
            "vivat_acknowledge_seconds",
            "From taking a command to its acknowledgement, which follows the write to the disk",
            buckets=ANSWER_SECONDS,
            registry=registry,
        )
        self.refused = Counter("vivat_refusals", "Commands and requests refused, by kind", ["kind"], registry=registry)
        self.handshakes_refused = Counter(
            "vivat_handshakes_refused", "Sockets that were not admitted, by reason", ["reason"], registry=registry
        )
        self.thinking = Histogram(
            "vivat_thinking_seconds",
            "How long bots think, by queue; elsewhere, until a search worker has answered",
            ["queue"],
            buckets=THINKING_SECONDS,
            registry=registry,
        )
        self.waiting = Histogram(
            "vivat_thinking_wait_seconds",
            "How long bots wait for their turn to think, by queue",
            ["queue"],
            buckets=THINKING_SECONDS,
            registry=registry,
        )
        self.batches = Histogram(
            "vivat_write_batch_size", "Writes in one transaction", buckets=BATCH_SIZES, registry=registry
        )
        self.writing = Histogram(
            "vivat_write_seconds", "How long a transaction takes", buckets=ANSWER_SECONDS, registry=registry
        )
        self.database_errors = Counter(
            "vivat_database_errors", "Writes and questions that the database did not answer", registry=registry
        )
        ProcessCollector(registry=registry)
