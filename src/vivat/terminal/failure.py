"""What ends a command: a mistake told in one sentence, or somebody who wants to stop."""

from vivat.words import Words


class Failure(Exception):
    """A command that cannot be done; `main` prints the sentence and leaves with exit code 2."""

    def __init__(self, words: Words, key: str, **facts: str | int) -> None:
        super().__init__(words.say(key, **facts))


class Stopped(Exception):
    """The game is to be saved and left: end of input, or a signal."""

    def __init__(self, exit_code: int) -> None:
        super().__init__(exit_code)
        self.exit_code = exit_code
