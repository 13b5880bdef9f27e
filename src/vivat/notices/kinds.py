"""The kinds of channels that there are."""

from collections.abc import Mapping
from typing import Any

from vivat.notices.channel_kind import ChannelKind
from vivat.notices.keys import Keys
from vivat.notices.mail import MailAddress, MailSender
from vivat.notices.push import PushAddress, PushSender
from vivat.notices.settings import NoticeSettings
from vivat.notices.webhook import WebhookAddress, WebhookSender

AnyAddress = PushAddress | MailAddress | WebhookAddress


def kind_of(address: AnyAddress) -> str:
    """The kind of channel that an address is of: push, mail or webhook."""
    return str(address.__struct_config__.tag)


def open_kinds(keys: Keys, settings: NoticeSettings) -> Mapping[str, ChannelKind[Any]]:
    """Every kind, by the tag of its addresses."""
    return {"push": PushSender(keys, settings), "mail": MailSender(settings), "webhook": WebhookSender(settings)}
