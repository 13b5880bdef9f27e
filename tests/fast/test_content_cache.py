"""Machine code that is kept: processes that keep some at the same time do not take each other's files."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from filelock import FileLock, Timeout
from numba.core.caching import IndexDataCacheFile

from tests.fast.test_linking import twins
from vivat.fast import content_cache


def test_code_is_kept_by_one_process_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(content_cache, "cache_folder", lambda: tmp_path)
    saved: list[str] = []
    save_index = IndexDataCacheFile._save_index

    def save(file: Any, overloads: Any) -> None:
        with pytest.raises(Timeout), FileLock(f"{file._index_path}.lock", timeout=0):
            pytest.fail("another process could have kept something meanwhile")
        saved.append(Path(file._index_path).name)
        save_index(file, overloads)  # type: ignore[no-untyped-call]

    monkeypatch.setattr(IndexDataCacheFile, "_save_index", save)
    twins()["second_entry"](np.array([5, 7], np.int32))
    assert len(saved) == 1
