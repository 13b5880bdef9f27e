"""The process that sends one notice by webhook: exit code 0 if it was taken."""

import os
import sys

import msgspec
from apprise import Apprise, AppriseAsset

from vivat.notices.outbound import stay_outside
from vivat.notices.webhook import WebhookRequest, without_query

SEND_SECONDS = 8
NICENESS = 10
"""Games come first."""


def main() -> int:
    """Send what is asked for on the standard input."""
    os.nice(NICENESS)
    request = msgspec.json.decode(sys.stdin.buffer.read(), type=WebhookRequest)
    if not request.anywhere:
        stay_outside()
    asset = AppriseAsset(app_id="Vivat", app_desc="Vivat", http_redirects=False, async_mode=False)
    service = Apprise.instantiate(without_query(request.url), asset=asset)
    if service is None:
        return 2
    service.redirects = False  # whatever the URL says
    sender = Apprise(asset=asset)
    sender.add(service)
    return 0 if sender.notify(request.body, title=request.title, timeout=SEND_SECONDS) else 1


if __name__ == "__main__":
    sys.exit(main())
