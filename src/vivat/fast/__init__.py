"""The same rules, compiled: Numba twins of the functions in `vivat.rules`, and what needs their speed.

Numba is heavy to import (about half a second), so nothing below this package imports it, and this package
is imported only by what needs it.
"""

import os

from vivat.fast.cache import name_cache_folder

name_cache_folder()
os.environ.setdefault("NUMBA_DISABLE_ERROR_MESSAGE_HIGHLIGHTING", "1")
# Numba colours messages that nobody reads: each form of an operator that does not fit makes one.
