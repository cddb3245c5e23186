"""Generates random filters."""
from style import BLEND_MODES


class Filters:
    def filter(self):
        if known := self.known("filter"):
            return known
        n, region = self.number, {}
        if self.chance(.4):
            region = (dict(filterUnits="userSpaceOnUse", x="5", y="5", width=n(40, 90), height=n(40, 90))
                      if self.chance(.5) else dict(x="-.2", y="-20%", width="1.4", height=n(1, 1.6)))
        key, element = self.define("filter", **region,
                                   color_interpolation_filters=self.maybe(.5, lambda: self.pick("sRGB", "linearRGB")))
        names = ["SourceGraphic", "SourceAlpha"]
        for _ in range(self.pick(1, 1, 2, 3)):
            self.primitive(element, names)
        return self.made(key)

    def primitive(self, parent, names):
        n, pick = self.number, self.pick
        name, inputs, attributes = pick(
            ("feGaussianBlur", 1, dict(stdDeviation=pick(n(.5, 6), f"{n(0, 6)} {n(.5, 4)}"))),
            ("feOffset", 1, dict(dx=n(-10, 10), dy=n(-10, 10))),
            ("feFlood", 0, dict(flood_color=self.color(), flood_opacity=self.maybe(.5, lambda: n(.2, 1)))),
            ("feColorMatrix", 1, self.color_matrix()), ("feComponentTransfer", 1, {}), ("feMerge", 0, {}),
            ("feBlend", 2, dict(mode=pick(*BLEND_MODES))), ("feComposite", 2, self.composite_operator()),
            ("feMorphology", 1, dict(operator=pick("erode", "dilate"), radius=pick(n(.5, 4), "2 1"))),
            ("feDropShadow", 1, dict(dx=n(-6, 6), dy=n(-6, 6), stdDeviation=n(0, 4), flood_color=self.color())))
        step = self.element(parent, name, **attributes)
        for key in ("in", "in2")[:inputs]:
            if key == "in2" or self.chance(.5):
                step.set(key, pick(*names))
        for _ in range(self.r.randint(1, 3) if name == "feMerge" else 0):
            self.element(step, "feMergeNode", in_=pick(*names))
        for channel in self.r.sample("RGBA", self.r.randint(1, 4)) if name == "feComponentTransfer" else ():
            self.element(step, f"feFunc{channel}", **self.transfer_function())
        if self.chance(.5):
            names.append(f"r{len(names)}")
            step.set("result", names[-1])
        if self.chance(.1):
            step.set("x", n(0, 40))
            step.set("width", n(20, 60))

    def color_matrix(self):
        return self.pick(
            dict(type="saturate", values=self.number(0, 1)), dict(type="hueRotate", values=self.number(0, 360)),
            dict(type="luminanceToAlpha"), dict(values=" ".join(f"{self.r.uniform(-.3, 1):.1f}" for _ in range(20))))

    def composite_operator(self):
        factors = {f"k{i}": self.number(-.5, 1) for i in range(1, 5)}
        return self.pick(*(dict(operator=o) for o in ("over", "in", "out", "atop", "xor")),
                         dict(operator="arithmetic", **factors))

    def transfer_function(self):
        n = self.number
        return self.pick(
            dict(type="table", tableValues="0 .8 .3 1"), dict(type="discrete", tableValues="0 .5 1"),
            dict(type="linear", slope=n(.2, 2), intercept=n(-.2, .3)), dict(type="identity"),
            dict(type="gamma", amplitude=n(.5, 1.5), exponent=n(.3, 3), offset=n(0, .2)))
