"""Notices by mail, through the server that the operator names."""

import re
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import format_datetime, make_msgid
from typing import Annotated
from urllib.parse import urlsplit

import aiosmtplib
from msgspec import Meta, Struct
from msgspec.structs import replace

from vivat.game import IllegalAction, Refusal
from vivat.notices.channel_kind import Letter, Outcome
from vivat.notices.settings import NoticeSettings

NO_SUCH_MAILBOX = (550, 551)
BAD_MAILBOX = "5.1."
"""What a mail server says of a mailbox that does not exist. That it does not take mails from here is another thing."""
SEND_SECONDS = 10
MAILBOX = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}")
"""As browsers know them, and with a point in the name of the host."""


class MailAddress(Struct, frozen=True, tag="mail"):
    """A mailbox that notices are sent to."""

    to: Annotated[str, Meta(min_length=3, max_length=254)]


def mailbox(text: str) -> str | None:
    """A mail address as it is kept; None if it is none."""
    text = text.strip()
    return text if MAILBOX.fullmatch(text) else None


def one_mailbox(text: str) -> str:
    """What all spellings of a mailbox have in common: many hosts heed neither case, points nor what is behind a +."""
    name, _, host = text.strip().lower().partition("@")
    return f"{name.partition('+')[0].replace('.', '')}@{host}"


def is_gone(refused: aiosmtplib.SMTPRecipientRefused) -> bool:
    """Whether a mail was refused because there is no such mailbox, and never will be."""
    return refused.code in NO_SUCH_MAILBOX and refused.message.startswith(BAD_MAILBOX)


class MailSender:
    """Sends mails by the operator's server."""

    ends_with_device = False
    at_once = None

    def __init__(self, settings: NoticeSettings) -> None:
        self._settings = settings
        self._host = settings.smtp_host

    @property
    def is_offered(self) -> bool:
        """Whether mails can be sent at all."""
        return self._host is not None

    def checked(self, address: MailAddress) -> tuple[MailAddress, str]:
        """The mailbox as it is kept, which is what it is called."""
        if not self.is_offered:
            raise IllegalAction(Refusal("notice-no-mail", ""))
        to = mailbox(address.to)
        if to is None:
            raise IllegalAction(Refusal("notice-mailbox", ""))
        return replace(address, to=to), to

    def asked(self, address: MailAddress) -> str:
        """The mailbox, which anybody can name: its owner is asked first."""
        return one_mailbox(address.to)

    def mail(self, to: str, letter: Letter) -> EmailMessage:
        """A letter as a mail, with the address by which a mail program stops them with one tap."""
        host = urlsplit(letter.origin).hostname or ""  # the mail server's own name may be nobody's business
        mail = EmailMessage()
        mail["From"] = self._settings.mail_from or f"vivat@{host}"
        mail["To"] = to
        mail["Subject"] = letter.text.title
        mail["Date"] = format_datetime(datetime.now(UTC))
        mail["Message-ID"] = make_msgid(domain=host)
        mail["Auto-Submitted"] = "auto-generated"
        if letter.stop is not None:
            mail["List-Unsubscribe"] = f"<{letter.origin}/api/notices/unsubscribe?token={letter.stop}>"
            mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail.set_content("\n\n".join(letter.lines) + "\n")
        return mail

    async def send(self, address: MailAddress, letter: Letter) -> Outcome:
        """Hand a letter to the mail server; it says what became of it."""
        settings = self._settings
        try:
            await aiosmtplib.send(
                self.mail(address.to, letter),
                hostname=self._host,
                port=settings.smtp_port,
                username=settings.smtp_user,
                password=settings.smtp_password,
                use_tls=settings.smtp_tls == "tls",
                start_tls=settings.smtp_tls == "starttls",
                timeout=SEND_SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused as refused:
            return "gone" if all(is_gone(each) for each in refused.recipients) else "failed"
        return "sent"

    async def close(self) -> None:
        """Nothing: every mail has a connection of its own."""
