"""`random`: does anything that is legal."""

from random import Random

from vivat.game import Action, CastleObservation


class RandomBot:
    """Any legal action, each as likely."""

    def __init__(self, source: Random) -> None:
        self._source = source

    def act(self, observation: CastleObservation) -> Action:
        """One of the legal actions."""
        return self._source.choice(observation.legal)
