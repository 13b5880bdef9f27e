"""The version of the installed package, looked up when it is asked for: importlib.metadata takes its time."""

from importlib.metadata import version

__version__ = version("vivat")
