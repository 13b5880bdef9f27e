"""Notices in a browser: asked for by a tap, sent by the server, shown by the worker, ended by a tap."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, expect

from tests.browser.checks import SPEAK, faults_of
from tests.browser.conftest import staged
from tests.browser.people import Windows, until
from tests.notices.push_service import push_service
from tests.web.server import server

DAYS = {"kind": "days", "days": 3}
SUBSCRIBED = """
Notification.requestPermission = async () => "granted";
PushManager.prototype.subscribe = async function ({userVisibleOnly, applicationServerKey}) {
    if (!userVisibleOnly || applicationServerKey.length !== 87) throw new Error("no browser takes that");
    const {endpoint, p256dh, auth} = %s;
    return {toJSON: () => ({endpoint, keys: {p256dh, auth}})};
};
"""
"""The push service of Chromium's maker is far away: this one is at hand."""
SHOWS = """() => {
    self.shown = {};
    self.opened = [];
    self.registration.showNotification = async (title, options) => { self.shown[options.tag] = {title, ...options}; };
    self.clients.openWindow = async (path) => { self.opened.push(path); };
}"""
"""Without a screen Chromium shows no notification to anybody: what the worker wants to be shown is written down."""
SHOWN = "() => Object.values(self.shown).map(({title, body, tag}) => ({title, body, tag}))"
CLICK = """async ([tag, action]) => {
    const work = [];
    const notification = {data: self.shown[tag].data, close: () => { delete self.shown[tag]; }};
    const event = Object.assign(new Event("notificationclick"), {notification, action});
    event.waitUntil = (each) => work.push(each);
    self.dispatchEvent(event);
    await Promise.all(work);
    return self.opened;
}"""


def registration_of(line: CDPSession, page: Page) -> str:
    """The id of the worker, by which a push service reaches it."""
    found: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(each["registrationId"] for each in event["registrations"]),
    )
    line.send("ServiceWorker.enable")
    until(page, lambda: bool(found))
    return found[0]


def test_a_browser_is_told_leads_to_the_table_and_is_told_no_more(browser: Browser, tmp_path: Path) -> None:
    flags = ("--notices-private-addresses", "--notices-wait-minutes", "0.001")
    with (
        push_service() as service,
        server(tmp_path, *flags) as running,
        staged(Windows(browser), running.address) as stage,
    ):
        bruno = stage.person("Bruno")
        stage.wishes = {"service_workers": "allow"}
        anna = stage.person("Anna")
        anna.context.add_init_script(SUBSCRIBED % json.dumps(service.subscription()))
        page = anna.page("/me")
        line = anna.context.new_cdp_session(page)
        here = page.get_by_label("Tell me in this browser")
        here.click()
        expect(page.locator(".channels li")).to_contain_text("Chrome")
        expect(here).to_be_checked()
        page.get_by_label("Quiet hours").click()
        page.get_by_label("From", exact=True).fill("23:15")
        page.get_by_label("From", exact=True).blur()
        until(page, lambda: anna.ask("/api/me/notices")["quiet_from"] == "23:15")
        assert faults_of(page) == {}
        page.evaluate(SPEAK, "en")
        page.get_by_label("Quiet hours").click()
        until(page, lambda: anna.ask("/api/me/notices")["quiet_from"] is None)
        worker = registration_of(line, page)

        def deliver(received: Any) -> dict[str, Any]:
            said = service.read(received)
            line.send(
                "ServiceWorker.deliverPushMessage",
                {"origin": running.address, "registrationId": worker, "data": json.dumps(said)},
            )
            return said

        [script] = anna.context.service_workers
        script.evaluate(SHOWS)
        page.get_by_role("button", name="Send a test notice").click()
        deliver(service.take())
        until(page, lambda: [each["title"] for each in script.evaluate(SHOWN)] == ["It works"])

        table = bruno.open({"game": "kingup", "seats": [["open"], ["me"], ["random"]], "first_seat": 0, "clock": DAYS})
        anna.do(table, "sit")
        bruno.do(table, "start")
        said = deliver(service.take())
        tag = f"/table/{table}"
        shown = {"title": "KingUp!: it is your turn", "body": "One game waits for you.", "tag": tag}
        until(page, lambda: script.evaluate(SHOWN)[1:] == [shown])
        assert script.evaluate(CLICK, [tag, ""]) == [tag]
        assert script.evaluate(CLICK, ["test", "stop"]) == [tag]
        assert script.evaluate(SHOWN) == []
        assert anna.ask("/api/me/notices")["channels"] == []

        page.goto(f"/unsubscribe#{said['stop']}")
        page.get_by_role("button", name="Stop these notices").click()
        expect(page.get_by_role("status")).to_contain_text("no more notices")
