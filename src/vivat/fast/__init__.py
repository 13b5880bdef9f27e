"""The same rules, compiled: Numba twins of the functions in `vivat.rules`, and what needs their speed.

Numba is heavy to import (about 0.6 s), so nothing outside this package imports it, and this package is
imported only by what needs it.
"""
