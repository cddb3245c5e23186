"""The page as used by tests."""
import base64
import json
import pathlib
import subprocess
import urllib.parse

from driver import until

ROOT = pathlib.Path(__file__).resolve().parents[2]
ICON = ("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='#000' stroke-width='2'>"
        "<path d='M4 12h16M12 4v16'/></svg>")


class Page:
    """The actions of tests on the page, and the output of the command for the same options."""

    def __init__(self, browser, preview, insignia, folder):
        self.browser, self.preview, self.insignia, self.folder = browser, preview, insignia, folder

    def open(self, place="#/"):
        self.browser.open(f"{self.preview.address}/{place}")

    def add(self, name, content):
        """Puts an icon of 24 units into the folder, and waits until it is in the library."""
        (self.folder / name).write_text(f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'>{content}</svg>")
        self.wait_for(name)

    def wait_for(self, name):
        until(lambda: name.encode() in self.preview.get("/api/library")[1], name)

    def command(self, kind, address, *more, without=(), files=()):
        """The output of the command for the options of an address."""
        query = urllib.parse.parse_qsl(urllib.parse.urlsplit(address).query)
        options = [f"--{name}" if value == "true" else f"--{name}={value}" for name, value in query
                   if name not in ("symbol", "v", "download", "format", *without)]
        identifier = dict(query)["symbol"]
        file = self.browser.evaluate(
            "fetch('/api/library').then(r => r.json()).then(l => l.symbols.find(s => s.id === arguments[0]).file)",
            identifier)
        path = next(path for path in (self.folder / file, ROOT / file, ROOT / "Symbols" / file, pathlib.Path(file))
                    if path.exists())
        words = [self.insignia, kind, path, *files, *options, *more, "-o", "-"]
        return subprocess.run(words, check=True, capture_output=True).stdout

    def bytes(self, address):
        return base64.b64decode(self.browser.evaluate("""await fetch(arguments[0]).then(r => r.blob()).then(blob =>
            new Promise(done => {
                const reader = new FileReader();
                reader.onload = () => done(reader.result.split(',')[1]);
                reader.readAsDataURL(blob);
            }))""", address))

    def first_picture(self, option=""):
        """The address of the picture of the first tile, drawn with an option."""
        return self.browser.wait("(source => source?.includes(arguments[0]) && source)"
                                 "(document.querySelector('.tile')?.querySelector('img')?.src)", option)

    def identifier_of(self, name):
        if not hasattr(self, "identifiers"):
            library = json.loads(self.preview.get("/api/library")[1])
            self.identifiers = {symbol["name"]: symbol["id"] for symbol in library["symbols"]}
        return urllib.parse.quote(self.identifiers[name], safe="")

    def pixels(self):
        return self.browser.run("return document.querySelector('.frames').toDataURL()")

    def open_motion(self, effect="wiggle.left"):
        self.open(f"#/symbol/{self.identifier_of('bell')}?panel=motion&effect={effect}&zoom=4&fps=30")

    def places(self):
        """Visits every page and panel, and yields its address."""
        self.open()
        bell = self.identifier_of("bell")
        panels = [f"#/symbol/{bell}?panel={panel}" for panel in ("forms", "layers", "motion", "check", "take")]
        for place in ["#/", *panels, "#/compare", "#/icons"]:
            self.browser.run("location.hash = arguments[0]", place)
            self.browser.wait("location.hash.startsWith(arguments[0].split('?')[0])"
                              " && document.querySelector('main').children.length", place)
            yield place
