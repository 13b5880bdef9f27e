"""Who may have work done: counted by address, by person and all together."""

import pytest

from vivat.web.admission import Admission, TooMuch


def refusal(admission: Admission, address: str, person: str) -> str | None:
    try:
        admission.check(address, person)
    except TooMuch as caught:
        return caught.refusal.key
    return None


@pytest.mark.parametrize(
    ("under_way", "asks", "key"),
    [
        ([], ("home", "ada"), None),
        ([("home", "ada"), ("work", "ada")], ("train", "ada"), "frame-too-fast"),
        ([("home", "ada"), ("home", "bob"), ("home", "cleo")], ("home", "dan"), "frame-too-fast"),
        ([("home", "ada"), ("home", "bob"), ("home", "cleo")], ("work", "dan"), None),
        ([("home", "ada"), ("home", "bob"), ("work", "cleo"), ("work", "dan")], ("train", "eve"), "serve-busy"),
    ],
    ids=["nothing", "a person", "an address", "another address", "everybody"],
)
def test_who_has_too_much_under_way_is_refused_until_some_is_done(
    under_way: list[tuple[str, str]], asks: tuple[str, str], key: str | None
) -> None:
    admission = Admission(most=4, per_address=3, per_person=2)
    for each in under_way:
        admission.check(*each)
        admission.enter(*each)
    assert refusal(admission, *asks) == key
    for each in under_way:
        admission.leave(*each)
    assert refusal(admission, *asks) is None
    assert not admission.by_person
