"""The castle games for a client: what does not change in one."""
