"""Notices on their way: to a push service, a mail server and a webhook, all of them on loopback."""

import asyncio
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from queue import Queue
from typing import Any

import httpx
import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from litestar.testing import TestClient
from msgspec.structs import replace
from sqlalchemy import delete, select, update

from tests.notices.push_service import PushService, push_service
from tests.patience import PATIENCE
from tests.table.desk import NOON
from tests.table.virtual import house_in
from tests.web.server import Running, server
from vivat.game import IllegalAction
from vivat.game.durations import DAY_MS
from vivat.notices.channel_kind import Letter
from vivat.notices.channels import (
    FAILING_MS,
    MOST_FAILURES,
    Channel,
    add_channel,
    channels_of,
    preferences_of,
)  # fmt: skip
from vivat.notices.delivery import Delivery
from vivat.notices.keys import Keys, new_keys, read_keys
from vivat.notices.mail import MailAddress, MailSender
from vivat.notices.mail_questions import spend_question
from vivat.notices.message import NoticeText
from vivat.notices.outbound import is_outside
from vivat.notices.push import PAYLOAD_BYTES, PushAddress
from vivat.notices.quiet_hours import quiet_until
from vivat.notices.service import NewChannel, Notices
from vivat.notices.settings import NoticeSettings
from vivat.notices.webhook import WebhookAddress, WebhookRequest, send_webhook
from vivat.table.schema import channels, guests
from vivat.table.store import DeviceRow, GuestRow, Store
from vivat.web.app import make_app
from vivat.web.limits import NO_LIMITS

A_TABLE = {
    "game": "kingup",
    "seats": [["open"], ["me"], ["random"]],
    "first_seat": 0,
    "clock": {"kind": "days", "days": 3},
}
OVERHEAD = 16 + 4 + 1 + 65 + 1 + 16
"""What encryption adds: salt, size, key, the end of the padding, and the tag."""


class Mailboxes:
    """A mail server that keeps what comes."""

    def __init__(self) -> None:
        self.came: Queue[EmailMessage] = Queue()
        self.unknown: dict[str, str] = {}
        """What is said of mailboxes for which no mail is taken."""

    async def handle_RCPT(self, _: SMTP, __: Session, envelope: Envelope, address: str, ___: list[str]) -> str:
        if address in self.unknown:
            return f"550 {self.unknown[address]}"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _: SMTP, __: Session, envelope: Envelope) -> str:
        content = envelope.content
        assert isinstance(content, bytes)
        self.came.put(message_from_bytes(content, policy=policy.default))
        return "250 OK"

    def take(self) -> EmailMessage:
        """The next mail that comes."""
        return self.came.get(timeout=PATIENCE)


class MailServer(Controller):
    """A mail server on any free port."""

    def _trigger_server(self) -> None:
        assert isinstance(self.server, asyncio.Server)
        self.port = self.server.sockets[0].getsockname()[1]
        super()._trigger_server()  # type: ignore[no-untyped-call]


@contextmanager
def mail_server() -> Iterator[tuple[Mailboxes, int]]:
    """A mail server for the time of a block, and its port."""
    mailboxes = Mailboxes()
    controller = MailServer(mailboxes, hostname="127.0.0.1", port=0)
    controller.start()
    try:
        yield mailboxes, controller.port
    finally:
        controller.stop()


class Person:
    """A program that speaks for a guest."""

    def __init__(self, running: Running, name: str) -> None:
        self._address = running.address
        self._headers: dict[str, str] = {}
        made = self.ask("POST", "/api/guests", {"name": name, "bearer": True})
        self.id = made["id"]
        self._headers["Authorization"] = f"Bearer {made['token']}"

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = httpx.request(method, self._address + path, json=body, headers=self._headers, timeout=PATIENCE)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    def channels(self) -> list[tuple[str, bool]]:
        """The kinds of ways by which they are told, and whether those are confirmed."""
        return [(each["kind"], each["confirmed"]) for each in self.ask("GET", "/api/me/notices")["channels"]]

    def add(self, address: dict[str, str], **more: str) -> Any:
        return self.ask("POST", "/api/me/notices/channels", {"address": address, **more})

    def until_channels(self, *kinds: str) -> None:
        """Until they are told by these ways."""
        while [kind for kind, _ in self.channels()] != list(kinds):
            pass


def asked_at_a_table(ada: Person, bob: Person) -> str:
    """Ada sits at a new table of Bob's and is asked; she has said nothing since."""
    table = bob.ask("POST", "/api/tables", A_TABLE)["id"]
    ada.ask("POST", f"/api/tables/{table}/join", {"type": "sit", "id": "sit"})
    bob.ask("POST", f"/api/tables/{table}/commands", {"type": "start", "id": "start"})
    return str(table)


def test_a_browser_and_a_mailbox_are_told_and_are_rid_of_it_with_one_tap(tmp_path: Path) -> None:
    with push_service() as service, mail_server() as (mailboxes, port):
        flags = ["--notices-private-addresses", "--notices-wait-minutes", "0.001", "--notices-smtp-host", "127.0.0.1"]
        with server(tmp_path, *flags, "--notices-smtp-port", str(port), "--notices-smtp-tls", "none") as running:
            ada, bob = Person(running, "Ada"), Person(running, "Bob")
            ada.add(service.subscription(), name="Firefox", language="fr")
            ada.add({"type": "mail", "to": "ada@example.org"})
            confirm = mailboxes.take()
            assert confirm["To"] == "ada@example.org"
            assert ada.channels() == [("push", True), ("mail", False)]
            token = link_token(confirm, f"{running.address}/confirm#")
            httpx.post(f"{running.address}/api/notices/confirm?token={token}").raise_for_status()
            assert ada.channels() == [("push", True), ("mail", True)]

            table = asked_at_a_table(ada, bob)
            pushed, mail = service.take(), mailboxes.take()
            assert len(pushed.body) == PAYLOAD_BYTES + OVERHEAD
            assert int(pushed.headers["ttl"]) > 0
            said = service.read(pushed)
            assert said["title"] == "KingUp!\u202f: c’est à vous de jouer"
            assert said["body"] == "Une partie vous attend."
            assert said["path"] == said["tag"] == f"/table/{table}"
            assert mail["Subject"] == "KingUp!: it is your turn"
            assert mail["Message-ID"].endswith("@127.0.0.1>")
            assert f"{running.address}/table/{table}" in mail.get_content()

            found = re.fullmatch(r"<(.*)>", mail["List-Unsubscribe"])
            assert found is not None
            assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            assert link_token(mail, f"{running.address}/unsubscribe#") in found[1]
            assert httpx.get(found[1]).status_code == 405  # a mail program that only looks changes nothing
            assert ada.channels() == [("push", True), ("mail", True)]
            httpx.post(found[1], data={"List-Unsubscribe": "One-Click"}).raise_for_status()
            assert ada.channels() == [("push", True)]
            httpx.post(f"{running.address}/api/notices/unsubscribe?token={said['stop']}").raise_for_status()
            assert ada.channels() == []
            assert httpx.post(f"{running.address}/api/notices/unsubscribe?token=x.y").status_code == 409

            foreign = bob.add(service.subscription("bob's"))["id"]
            with pytest.raises(AssertionError, match="notice-no-channel"):
                ada.ask("DELETE", f"/api/me/notices/channels/{foreign}")
            bob.ask("DELETE", f"/api/me/notices/channels/{foreign}")
            ada.add(service.subscription("gone"))
            service.answers = [410]
            assert ada.ask("POST", "/api/me/notices/test") == {"ways": 1}
            assert service.read(service.take())["title"] == "It works"
            ada.until_channels()
            mailboxes.unknown["gone@example.org"] = "5.1.1 no such mailbox"
            ada.add({"type": "mail", "to": "gone@example.org"})
            assert ada.ask("POST", "/api/me/notices/test") == {"ways": 0}  # nobody has confirmed it
            assert "ada@example.org" not in running.log.read_text()
            assert running.stop() == 0


def link_token(mail: EmailMessage, link: str) -> str:
    """The token of a link in a mail."""
    found = re.search(re.escape(link) + r"(\S+)", mail.get_content())
    assert found is not None
    return found[1]


def test_what_a_guest_has_asked_for_is_in_their_data_and_goes_with_them(tmp_path: Path) -> None:
    with push_service() as service, server(tmp_path, "--notices-private-addresses") as running:
        ada = Person(running, "Ada")
        ada.add(service.subscription(), name="Firefox")
        [mine] = ada.ask("GET", "/api/me/data")["channels"]
        assert (mine["kind"], mine["name"]) == ("push", "Firefox")
        assert service.address in mine["address"]
        preferences = {"every_table": True, "quiet_from": "22:00", "quiet_to": "07:30", "zone": "Europe/Paris"}
        assert ada.ask("PUT", "/api/me/notices", preferences) | preferences == ada.ask("GET", "/api/me/notices")
        ada.ask("DELETE", "/api/me/devices?spare=true")
        assert ada.channels() == [("push", True)]
        again = Person(running, "Ada")
        again.add(service.subscription("again"))
        again.ask("DELETE", "/api/me/devices")
        ada.ask("DELETE", "/api/me")

        async def left() -> list[Channel]:
            async with Store.open(f"sqlite:///{tmp_path / 'vivat.db'}", writes=False) as store:
                assert await preferences_of(store, ada.id) is None
                return [*await channels_of(store, ada.id), *await channels_of(store, again.id)]

        assert asyncio.run(left()) == []


@pytest.mark.parametrize(
    "body",
    [
        {"type": "push", "endpoint": "https://127.0.0.1/x", "p256dh": "AAAA", "auth": "AAAA"},
        {"type": "push", "endpoint": "https://[::ffff:10.0.0.1]/x", "p256dh": "AAAA", "auth": "AAAA"},
        {"type": "push", "endpoint": "http://push.example.org/x", "p256dh": "AAAA", "auth": "AAAA"},
        {"type": "mail", "to": "ada@example.org"},
        {"type": "webhook", "url": "json://example.org/x"},
        {"type": "webhook", "url": "file:///tmp/x"},
        {"type": "webhook", "url": "discord://1234/abcd?template=/etc/passwd"},
    ],
)
def test_what_nobody_may_be_told_by_is_refused(body: dict[str, str], quiet_server: Running) -> None:
    answer = httpx.post(
        f"{quiet_server.address}/api/me/notices/channels",
        json={"address": body},
        headers=new_guest(quiet_server),
    )
    assert (answer.status_code, answer.json()["key"].startswith("notice-")) == (409, True)


@pytest.fixture(scope="module")
def quiet_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server as it is by default."""
    with server(tmp_path_factory.mktemp("server")) as running:
        yield running


def new_guest(running: Running) -> dict[str, str]:
    made = httpx.post(f"{running.address}/api/guests", json={"name": "Ada", "bearer": True}).json()
    return {"Authorization": f"Bearer {made['token']}"}


@pytest.mark.parametrize(
    ("address", "outside"),
    [
        ("8.8.8.8", True),
        ("2606:4700::1111", True),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),  # noqa: S104
        ("224.0.0.1", False),
        ("::1", False),
        ("fe80::1%eth0", False),
        ("::ffff:127.0.0.1", False),
        ("64:ff9b::7f00:1", False),
        ("2002:7f00:1::", False),
        ("example.org", False),
    ],
)
def test_only_what_is_outside_is_reached(address: str, outside: bool) -> None:
    assert is_outside(address) == outside


def channel_to(service: PushService, endpoint: str) -> Channel:
    subscription = service.subscription()
    address = PushAddress(endpoint, subscription["p256dh"], subscription["auth"])
    return Channel("c", "g", address, "", "en", "http://vivat", 0)


def test_a_name_that_leads_inside_is_not_followed_and_a_channel_that_fails_is_forgotten(tmp_path: Path) -> None:
    async def run(service: PushService) -> None:
        async with house_in(tmp_path) as (house, clock):
            delivery = Delivery(house, new_keys(), NoticeSettings())
            await house.store.add_guest(GuestRow("g", "G", 0), DeviceRow("d", "g", "", "", 0, 0))
            channel = channel_to(service, service.address.replace("http://127.0.0.1", "https://localhost"))
            await add_channel(house.store, channel)
            mailbox = Channel("m", "g", MailAddress("g@example.org"), "", "en", "http://vivat", 1)
            for number in range(MOST_FAILURES + 1):
                assert len(await channels_of(house.store, "g")) == 1, number
                delivery.begin(channel, NoticeText("title", "body", "/", "/"))
                delivery.begin(mailbox, NoticeText("title", "body", "/", "/"))
                await asyncio.gather(*delivery._tasks)
            clock.pass_by(FAILING_MS)
            delivery.begin(channel, NoticeText("title", "body", "/", "/"))
            await asyncio.gather(*delivery._tasks)
            assert await channels_of(house.store, "g") == []
            await delivery.close()
        assert service.came.empty()

    with push_service() as service:
        asyncio.run(run(service))


def test_a_stop_does_not_wait_for_a_service_that_does_not_answer(tmp_path: Path) -> None:
    async def run(service: PushService) -> None:
        async with house_in(tmp_path) as (house, _):
            delivery = Delivery(house, new_keys(), NoticeSettings(private_addresses=True))
            await house.store.add_guest(GuestRow("g", "G", 0), DeviceRow("d", "g", "", "", 0, 0))
            channel = channel_to(service, service.address)
            await add_channel(house.store, channel)
            delivery.begin(channel, NoticeText("title", "body", "/", "/"))
            await asyncio.get_running_loop().run_in_executor(None, service.take)
            [task] = delivery._tasks
            await delivery.close()
            assert task.cancelled()

    with push_service() as service:
        service.held.clear()
        asyncio.run(run(service))


def test_a_mailbox_is_gone_only_if_it_does_not_exist() -> None:
    with mail_server() as (mailboxes, port):
        mailboxes.unknown = {"a@example.org": "5.1.1 no such mailbox", "b@example.org": "5.7.1 relaying denied"}
        sender = MailSender(NoticeSettings(smtp_host="127.0.0.1", smtp_port=port, smtp_tls="none"))
        letter = Letter(NoticeText("", "", "", ""), "https://vivat.example")
        boxes = [MailAddress(f"{name}@example.org") for name in "abc"]
        assert [asyncio.run(sender.send(box, letter)) for box in boxes] == ["gone", "failed", "sent"]
        mail = mailboxes.take()
        assert mail["From"] == "vivat@vivat.example"
        assert mail["Message-ID"].endswith("@vivat.example>")


def test_a_channel_that_cannot_be_read_is_skipped_and_goes_with_its_guest(tmp_path: Path) -> None:
    async def run() -> None:
        async with house_in(tmp_path) as (house, _):
            notices = Notices(house, new_keys(), NoticeSettings())
            await house.store.add_guest(GuestRow("g", "G", 0), DeviceRow("d", "g", "", "", 0, 0))
            hook = NewChannel(WebhookAddress("ntfys://ntfy.sh/x"))
            first = await notices.add("g", hook, "http://vivat")
            broken = update(channels).values(address='{"type":"pigeon"}')
            await house.store.do(lambda connection: connection.execute(broken))
            second = await notices.add("g", hook, "http://vivat")
            assert [each.id for each in (await notices.view("g")).channels] == [second.id]
            assert not await notices.remove("g", first.id)
            await house.store.do(lambda connection: connection.execute(delete(guests)))
            assert not await house.store.has(select(channels))
            with pytest.raises(IllegalAction, match="not known here"):
                await notices.add("g", hook, "http://vivat")
            await notices.delivery.close()

    asyncio.run(run())


def test_quiet_hours_end_once_in_the_night_with_two_of_that_hour() -> None:
    minute = 60_000
    midnight = round(datetime(2026, 10, 24, 22, tzinfo=UTC).timestamp()) * 1000  # in Paris, in summer time
    ends = [
        (quiet_until(midnight + at * minute, "23:00", "02:30", "Europe/Paris") - midnight) // minute
        for at in (60, 135, 195, 220)
    ]
    assert ends == [150, 150, 210, 220]


@pytest.mark.parametrize("anywhere", [True, False])
def test_a_webhook_reaches_this_machine_only_if_it_may(anywhere: bool) -> None:
    with push_service() as service:
        url = service.address.replace("http://", "json://") + "/hook?redirect=yes&+X-Said=by-query"
        outcome = asyncio.run(send_webhook(WebhookRequest(url, "title", "body", anywhere)))
        assert outcome == ("sent" if anywhere else "failed")
        assert service.came.empty() != anywhere
        if anywhere:
            assert "x-said" not in {name.lower() for name in service.take().headers}


def test_one_mailbox_and_one_address_are_asked_for_only_so_often(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, mails_per_day=2, test_notices_per_hour_per_address=4)
    mails = [{"type": "mail", "to": to} for to in ("ada.l@example.org", "  Ada.L@example.org", "adal+1@example.org")]
    hook = {"type": "webhook", "url": "ntfys://ntfy.sh/x"}
    said = []
    for some in (mails[:1], [*mails[1:], hook, hook, hook, hook]):  # a server that starts anew has not forgotten
        with TestClient(make_app(f"sqlite:///{tmp_path / 'vivat.db'}", limits)) as client:
            for address in some:
                client.cookies.clear()
                client.post("/api/guests", json={"name": "Ada"})
                said.append(client.post("/api/me/notices/channels", json={"address": address}).json().get("key"))
    assert said[:3] == ["notice-no-mail", "notice-no-mail", "guest-too-fast"]
    assert said[3:] == [None, None, "address-too-fast", "address-too-fast"]
    with closing(sqlite3.connect(tmp_path / "vivat.db")) as connection:
        rows = connection.execute("SELECT who FROM mail_questions").fetchall()
    assert len(rows) == 2 * 3
    assert not any("ada" in who for (who,) in rows)


def test_a_question_is_forgotten_after_a_day_and_servers_count_together(database: str) -> None:
    async def work() -> None:
        async with Store.open(database) as store:
            keys = new_keys()
            ada = (("ada", 2), ("to box", 3))
            assert [await spend_question(store, keys, ada, NOON + each) for each in range(3)] == [None, None, "ada"]
            bob = (("bob", 9), ("to box", 3))
            assert [await spend_question(store, keys, bob, NOON + 3) for _ in range(2)] == [None, "to box"]
            later = [await spend_question(store, keys, ada, NOON + DAY_MS) for _ in range(2)]
            assert later == [None, "ada"], "the first question was a day ago, the others were not"

    asyncio.run(work())


def test_servers_on_one_database_have_the_same_keys(database: str) -> None:
    async def keys() -> tuple[Keys, Keys]:
        async with Store.open(database) as store:
            one, other = await asyncio.gather(read_keys(store), read_keys(store))
            return one, other

    (one, other), (later, _) = asyncio.run(keys()), asyncio.run(keys())
    assert one.push_key == other.push_key == later.push_key
    assert later.channel_of("confirm", one.token("confirm", "c")) == "c"
    assert later.channel_of("unsubscribe", one.token("confirm", "c")) is None
