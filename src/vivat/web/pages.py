"""The browser client: its files, its words and the rulebook, compressed once and sent with a tag."""

import base64
import gzip
import hashlib
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.params import FromQuery, Parameter
from msgspec import Struct

from vivat.game import IllegalAction, Refusal
from vivat.web.computing import compute
from vivat.web.previews import preview_of
from vivat.web.scripts import link
from vivat.words import FOLDER, languages

MOST_KEPT = 128
"""So many answers of one kind that are the same for everybody are kept as they are sent."""
CLIENT = Path(__file__).parent / "client"
FLUENT = CLIENT / "vendor" / "fluent"
KINDS = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".ftl": "text/plain",
    ".webmanifest": "application/manifest+json",
}
STYLES = (
    *("palette", "typefaces", "base", "table", "people", "telling", "narrow", "home", "screens"),
    *("replay", "hot_seat", "you", "circles", "results"),
    *("castle_layout", "castle_hand", "castle_people", "castle_scene", "castle_elections", "castle_cards"),
    *("intrigue_layout", "intrigue_moments", "intrigue_hand", "intrigue_actions", "intrigue_dossier", "intrigue_hall"),
    "intrigue_reference",
)
"""The style sheets of the page, in the order in which they hold; sent as one, which is less than so many requests."""
FOR_BROWSERS = (
    *("browser", "castle", "circles", "coach", "dossier", "intrigue", "lessons", "notices", "refusals", "remarks"),
    *("tables", "topics"),
)
"""The catalogues a browser needs; the terminal's is not among them."""
ON_DEMAND = ("review", "privacy")
"""Catalogues that a browser fetches with the screen that needs them."""
SCRIPTS = ("app.js", "screens.js", "reviews.js", "galleries.js")
"""The scripts of the page, each with what it imports: the first screen, the others, reviews, and what is drawn."""
FIGURES = CLIENT / "art" / "castle" / "figures"
"""The figures of the castle games, a file each. They are sent as one: a table shows fourteen."""
GALLERY = "/gallery"
"""The page of everything that is drawn: for development, shown only by a server that was started with `--gallery`."""
NO_DOCUMENT = {"Content-Security-Policy": "default-src 'none'"}
"""What is fetched by the page needs no policy of its own; opened by itself it may do nothing. A hundred short ones."""
NO_PAGE = re.compile(r"/(?!rules/[^/]*$).*\.")
"""The path of a file, at any depth: `/openapi.json`, `/.git/config`. Only articles have a point in their path."""
PREVIEW = b"<!-- preview -->"
"""Where the page says what others are shown of its link."""
ART = "art/"
STAYS = "max-age=31536000, immutable"
ART_TAG = 'data-art=""'
"""Where the page says the tag of its drawings, with which it asks for them."""
ASKED_FOR = re.compile(r'((?:href=|src=|: )"/client/)([^"]+\.(?:js|css))"')
"""A script or style sheet that the page asks for, itself or by its import map."""
INLINE_MAP = re.compile(rb'<script type="importmap">(.*?)</script>', re.DOTALL)


def tag_of(content: bytes) -> str:
    """What tells a content from others, for caches."""
    return hashlib.sha256(content).hexdigest()[:16]


class NoSuchPage(IllegalAction):
    """There is no such file."""


@dataclass(frozen=True, slots=True)
class PageFile:
    """A file as it is sent: its kind, plain, compressed, and its tag."""

    kind: str
    plain: bytes
    packed: bytes
    tag: str

    @classmethod
    def make(cls, kind: str, content: bytes) -> "PageFile":
        """The page of a file, compressed once."""
        return cls(kind, content, gzip.compress(content, 9, mtime=0), f'"{tag_of(content)}"')


ROBOTS = PageFile.make("text/plain", b"User-agent: *\nAllow: /$\nDisallow: /\n")
"""The link of a table is the key to it: none is to be found by searching."""


def client_modules() -> dict[str, str]:
    """The scripts that are linked, by the names by which they import each other: ours, and Fluent."""
    ours = {path.relative_to(CLIENT / "js").as_posix(): path for path in (CLIENT / "js").rglob("*.js")}
    fluent = {f"@fluent/{path.name}": path for path in FLUENT.glob("*.js")}
    fluent["@fluent/bundle"] = fluent.pop("@fluent/index.js")
    return {name: path.read_text(encoding="utf-8") for name, path in (ours | fluent).items()}


def figure_sheet() -> str:
    """All figures as one drawing, in which a part is named by its figure and its name there: `merlin-head`."""
    figures = [
        path.read_text(encoding="utf-8").replace(' id="', f' id="{path.stem}-')
        for path in sorted(FIGURES.glob("*.svg"))
    ]
    return "".join(['<svg xmlns="http://www.w3.org/2000/svg">\n', *figures, "</svg>\n"])


@cache
def client_files() -> dict[str, PageFile]:
    """Every file of the client by its path; what is not here does not exist."""
    files = {
        path.relative_to(CLIENT).as_posix(): path.read_bytes()
        for path in sorted(CLIENT.rglob("*"))
        if path.is_file() and path.suffix in KINDS and path.parent != FIGURES
    }
    files["art/castle/figures.svg"] = figure_sheet().encode()
    files["css/page.css"] = b"\n".join(files[f"css/{name}.css"] for name in STYLES)
    for name, text in link(SCRIPTS, client_modules()).items():
        files[f"js/{name}"] = text.encode()
    return {path: PageFile.make(KINDS[Path(path).suffix], content) for path, content in files.items()}


@cache
def art_tag() -> str:
    """The tag of all drawings together."""
    return tag_of(b"".join(file.plain for path, file in sorted(client_files().items()) if path.startswith(ART)))


@cache
def catalogue_of(language: str, part: str = "") -> PageFile:
    """The words of a language that a browser needs: on every screen, or on those of a part of the page."""
    texts = [(FOLDER / language / f"{name}.ftl").read_bytes() for name in ((part,) if part else FOR_BROWSERS)]
    return PageFile.make(KINDS[".ftl"], b"\n".join(texts))


@cache
def page_of_app() -> bytes:
    """The page, which asks for scripts, styles and drawings by their tags, so that it asks for each only once."""

    def with_tag(match: re.Match[str]) -> str:
        return f'{match[1]}{match[2]}?tag={client_files()[match[2]].tag[1:-1]}"'

    text = ASKED_FOR.sub(with_tag, client_files()["index.html"].plain.decode())
    return text.replace(ART_TAG, f'data-art="{art_tag()}"').encode()


@cache
def import_map_hash() -> str:
    """The hash that allows the one inline script: the import map, which cannot be a file."""
    found = INLINE_MAP.search(page_of_app())
    content = b"" if found is None else found.group(1)
    return f"'sha256-{base64.b64encode(hashlib.sha256(content).digest()).decode()}'"


def send(request: Request[Any, Any, State], page: PageFile, caching: str = "no-cache") -> Response[bytes]:
    """The response with a file, or that it has not changed."""
    headers = {"ETag": page.tag, "Cache-Control": caching, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == page.tag:
        return Response(b"", status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(page.packed, media_type=page.kind, headers=headers | {"Content-Encoding": "gzip"})
    return Response(page.plain, media_type=page.kind, headers=headers)


async def send_kept(
    request: Request[Any, Any, State], kept: dict[str, PageFile], key: str, make: Callable[[], Struct]
) -> Response[Any]:
    """The response for everybody who asks for this: worked out for the first of them, beside the event loop."""

    def made() -> PageFile:
        if len(kept) >= MOST_KEPT:
            kept.clear()
        if key not in kept:  # many may ask for it before it is there
            kept[key] = PageFile.make(MediaType.JSON, msgspec.json.encode(make()))
        return kept[key]

    page = kept.get(key)
    return send(request, await compute(request, made) if page is None else page)


@get(["/", "/{page:path}"], needs="nobody", include_in_schema=False)
async def index(request: Request[Any, Any, State]) -> Response[bytes]:
    """The page of the app, whatever its path: the client reads the path itself. Files by themselves are none."""
    path: str = request.scope["path"]
    if path == "/robots.txt":
        return send(request, ROBOTS)
    if path == "/favicon.ico":
        return send(request, client_files()["icon.svg"])
    if path == "/service-worker.js":
        return send(request, client_files()["js/service_worker.js"])
    hidden = path.startswith(GALLERY) and not request.app.state.gallery
    if hidden or NO_PAGE.match(path) or path.startswith(("/api", "/client", "/words")):
        raise NoSuchPage(Refusal("page-unknown", ""))
    preview = await preview_of(request.app.state, path)
    return send(request, page_with(preview.tags(f"{request.url.scheme}://{request.headers['host']}", path)))


@lru_cache(maxsize=256)
def page_with(tags: str) -> PageFile:
    """The page of the app with what others are shown of its link."""
    return PageFile.make(KINDS[".html"], page_of_app().replace(PREVIEW, tags.encode()))


@get(
    "/client/{page:path}",
    needs="nobody",
    sync_to_thread=False,
    include_in_schema=False,
    response_headers=NO_DOCUMENT,
)
def client_file(
    request: Request[Any, Any, State], page: Annotated[str, Parameter()], tag: FromQuery[str] = ""
) -> Response[bytes]:
    """A file of the client. What is asked for by the tag that it has now need not be asked for again."""
    found = client_files().get(page.removeprefix("/"))
    if found is None:
        raise NoSuchPage(Refusal("page-unknown", ""))
    now = art_tag() if page.startswith(f"/{ART}") else found.tag[1:-1]
    return send(request, found, STAYS if tag == now else "no-cache")


@get(
    "/words/{name:str}",
    needs="nobody",
    sync_to_thread=False,
    include_in_schema=False,
    response_headers=NO_DOCUMENT,
)
def words_file(request: Request[Any, Any, State], name: Annotated[str, Parameter()]) -> Response[bytes]:
    """The catalogue of a language, `fr.ftl`, or of a part of the page in it, `review-fr.ftl`."""
    part, _, language = name.removesuffix(".ftl").rpartition("-")
    if language not in languages() or part not in ("", *ON_DEMAND) or not name.endswith(".ftl"):
        raise NoSuchPage(Refusal("page-unknown", ""))
    return send(request, catalogue_of(language, part))


PAGES = [index, client_file, words_file]
