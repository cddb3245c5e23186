"""Generates random gradients and patterns."""
from elements import HREF
from values import SIDE


class Servers:
    """The paints of shapes: colours, gradients and patterns."""

    def paint(self):
        if self.chance(.4):
            kind = self.pick(self.linear_gradient, self.linear_gradient, self.radial_gradient, self.pattern)
            if self.count < 4 * self.size:
                return f"url(#{kind()})" + self.pick("", "", " none", " red")
        return "none" if self.chance(.1) else self.color()

    def gradient(self, name, coordinates, focal=()):
        if known := self.known(name):
            return known
        units = self.units()
        value = ((lambda: self.length(0, SIDE)) if units == "userSpaceOnUse"
                 else (lambda: self.pick(self.number(0, 1), f"{self.r.randint(0, 100)}%")))
        attributes = {c: value() for c in coordinates if self.chance(.7)}
        if focal and self.chance(.2):
            attributes["fr"] = "5%"
        template = self.pick(*sum((self.ids.get(n, []) for n in ("linearGradient", "radialGradient")), [None]))
        key, element = self.define(
            name, gradientUnits=units, gradientTransform=self.maybe(.3, self.gradient_transform(units)),
            spreadMethod=self.maybe(.5, lambda: self.pick("pad", "reflect", "repeat")), **attributes)
        if template and self.chance(.5):
            element.set(self.pick(*HREF), f"#{template}")
            if self.chance(.7):
                return self.made(key)
        offset = 0
        for _ in range(self.pick(1, 2, 2, 3, 4)):
            offset = min(1, offset + self.pick(0, self.r.uniform(0, .6), self.r.uniform(0, .6)))
            stop = self.element(element, "stop", offset=self.pick(f"{offset:.2f}", f"{offset * 100:.0f}%"))
            self.style(stop, {"stop-color": self.color(), **self.some({"stop-opacity": lambda: self.number(0, 1)})})
        return self.made(key)

    def gradient_transform(self, units):
        if units == "userSpaceOnUse":
            return self.transform
        return lambda: self.pick(f"rotate({self.number(-90, 90)})", f"scale({self.number(.5, 2)})",
                                 f"translate(.{self.r.randrange(10)})", f"skewX({self.number(-30, 30)})")

    def linear_gradient(self):
        return self.gradient("linearGradient", ("x1", "y1", "x2", "y2"))

    def radial_gradient(self):
        return self.gradient("radialGradient", ("cx", "cy", "r", "fx", "fy"), focal=True)

    def pattern(self):
        if known := self.known("pattern"):
            return known
        units, content = self.units(), self.units(.3)
        tile = ({"x": self.number(0, 20), "y": self.number(0, 20), "width": self.number(10, 40),
                 "height": self.number(10, 40)} if units == "userSpaceOnUse"
                else {"x": ".1", "y": "0", "width": f"{self.r.uniform(.2, .6):.2f}", "height": "30%"})
        view_box = self.maybe(.3, self.view_box)
        key, element = self.define("pattern", patternUnits=units, patternContentUnits=content, viewBox=view_box,
                                   preserveAspectRatio=self.maybe(.5 if view_box else 0, self.aspect_ratio),
                                   patternTransform=self.maybe(.3, self.transform), **tile)
        self.boxed(element, content == "objectBoundingBox" and not view_box)
        return self.made(key)

    def boxed(self, parent, unit_box):
        """A few shapes, within 0…1 where the units are those of a bounding box."""
        if unit_box:
            parent = self.element(parent, "g", transform=f"scale({1 / SIDE:.5f})") if parent.tag.endswith(
                ("pattern", "mask")) else parent
        for _ in range(self.pick(1, 1, 2)):
            shape = self.shape(parent)
            if unit_box and parent.tag.endswith("clipPath"):
                shape.set("transform", f"scale({1 / SIDE:.5f})")
