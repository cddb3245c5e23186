"""Generates random valid SVG files in the subset that Insignia draws. Equal seeds give equal files."""
import random
import xml.etree.ElementTree as ET

from elements import HREF, SVG, Elements
from filters import Filters
from regions import Regions
from servers import Servers
from style import Style
from values import SIDE, Values


class Generator(Values, Elements, Servers, Regions, Filters, Style):
    def __init__(self, seed, size):
        self.r = random.Random(seed)
        self.size = size
        self.ids = {}
        self.rules = []
        self.count = self.defined = 0

    def shape(self, parent):
        n, le = self.number, self.length
        name = self.pick("path", "path", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon")
        points = " ".join(f"{n(0, 96)},{n(0, 96)}" for _ in range(self.r.randint(2, 6)))
        attributes = {
            "path": lambda: dict(d=self.path_data()),
            "rect": lambda: dict(x=le(0, 50), y=le(0, 50), width=le(5, 60), height=le(5, 60),
                                 rx=self.maybe(.3, lambda: le(0, 20)), ry=self.maybe(.3, lambda: le(0, 20))),
            "circle": lambda: dict(cx=le(20, 70), cy=le(20, 70), r=le(2, 40)),
            "ellipse": lambda: dict(cx=le(20, 70), cy=le(20, 70), rx=le(2, 40), ry=le(2, 40)),
            "line": lambda: dict(x1=le(0, 96), y1=le(0, 96), x2=le(0, 96), y2=le(0, 96)),
            "polyline": lambda: dict(points=points), "polygon": lambda: dict(points=points),
        }[name]()
        shape = self.element(parent, name, transform=self.maybe(.25, self.transform), **attributes)
        properties = self.painting() | self.compositing()
        if name in ("path", "line", "polyline", "polygon"):
            properties |= self.some({f"marker-{p}": lambda: f"url(#{self.marker()})" for p in ("start", "mid", "end")},
                                    .06)
        self.style(shape, properties)
        if self.chance(.1):
            self.defined += 1
            shape.set("id", self.made(f"shape{self.defined}"))
        return shape

    def content(self, parent, depth=0):
        kind = self.r.random()
        if kind < .68 or depth > 3:
            self.shape(parent)
        elif kind < .84:
            group = self.element(parent, self.pick("g", "g", "a"), transform=self.maybe(.4, self.transform))
            self.style(group, self.painting() | self.compositing(.25) if self.chance(.7) else {})
            for _ in range(self.r.randint(1, 3)):
                self.content(group, depth + 1)
        elif kind < .90:
            self.use(parent)
        elif kind < .95:
            inner = self.element(
                parent, "svg", x=self.maybe(.7, lambda: self.length(0, 40)), viewBox=self.maybe(.7, self.view_box),
                y=self.maybe(.5, lambda: self.length(0, 40)), width=self.maybe(.8, lambda: self.length(20, 80)),
                height=self.maybe(.8, lambda: self.length(20, 80)),
                preserveAspectRatio=self.maybe(.5, self.aspect_ratio),
                overflow=self.maybe(.3, lambda: self.pick("visible", "hidden", "scroll", "auto")))
            for _ in range(self.pick(1, 2)):
                self.content(inner, depth + 1)
        else:
            switch = self.element(parent, "switch")
            for _ in range(2):
                shape = self.shape(switch)
                if self.chance(.5):
                    shape.set("systemLanguage", self.pick("en", "en-US", "ru", "de, en"))

    def use(self, parent):
        target = self.known("shape", .4)
        if not target:
            target, symbol = self.define("symbol", viewBox=self.maybe(.7, self.view_box),
                                         preserveAspectRatio=self.maybe(.4, self.aspect_ratio),
                                         overflow=self.maybe(.2, lambda: "visible"))
            self.shape(symbol)
            self.made(target)
        use = self.element(parent, "use", x=self.maybe(.5, lambda: self.length(-20, 30)),
                           y=self.maybe(.5, lambda: self.length(-20, 30)), transform=self.maybe(.3, self.transform),
                           width=self.maybe(.5, lambda: self.length(20, 90)),
                           height=self.maybe(.5, lambda: self.length(20, 90)))
        use.set(self.pick(*HREF), f"#{target}")
        self.style(use, self.painting() | self.compositing(.2) if self.chance(.6) else {})

    def document(self):
        """The root element, whose picture is a whole number of pixels wide and high."""
        root = ET.Element(f"{{{SVG}}}svg", width=str(SIDE), height=str(self.pick(SIDE, SIDE, 64)))
        if self.chance(.5):
            root.set("viewBox", self.pick(f"0 0 {SIDE} {SIDE}", self.view_box()))
            if self.chance(.4):
                root.set("preserveAspectRatio", self.aspect_ratio())
        sheet = ET.SubElement(root, f"{{{SVG}}}style")
        self.defs = ET.SubElement(root, f"{{{SVG}}}defs")
        while self.count < self.size:
            self.content(root)
        sheet.text = "\n".join(self.rules)
        for empty in (sheet, self.defs):
            if not empty.text and not len(empty):
                root.remove(empty)
        return root


def document(seed, size):
    return Generator(seed, size).document()
