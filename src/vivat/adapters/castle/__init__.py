"""The castle games for the adapters."""
