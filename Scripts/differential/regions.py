"""Generates random clip paths, masks and markers."""


class Regions:
    def clip_path(self):
        if known := self.known("clipPath"):
            return known
        units = self.units(.3)
        key, element = self.define("clipPath", clipPathUnits=units, transform=self.maybe(.2, self.transform),
                                   clip_path=self.maybe(.15, lambda: f"url(#{self.clip_path()})"))
        self.boxed(element, units == "objectBoundingBox")
        for shape in element:
            if self.chance(.3):
                shape.set("clip-rule", self.pick("evenodd", "nonzero"))
        return self.made(key)

    def mask(self):
        if known := self.known("mask"):
            return known
        units, content = self.units(.3), self.units(.3)
        area = {}
        if self.chance(.4):
            area = (dict(x="10", y="10", width=self.length(30, 80), height="70") if units == "userSpaceOnUse"
                    else dict(x="5%", y="0", width=self.number(.5, 1.2), height=".9"))
        key, element = self.define("mask", maskUnits=units, maskContentUnits=content,
                                   mask_type=self.maybe(.3, lambda: self.pick("alpha", "luminance")),
                                   color_interpolation=self.maybe(.1, lambda: "linearRGB"), **area)
        self.boxed(element, content == "objectBoundingBox")
        return self.made(key)

    def marker(self):
        if known := self.known("marker"):
            return known
        key, element = self.define(
            "marker", markerWidth=self.maybe(.6, lambda: self.number(2, 8)), viewBox=self.maybe(.4, self.view_box),
            markerHeight=self.maybe(.6, lambda: self.number(2, 8)), refX=self.number(0, 6), refY=self.number(0, 6),
            orient=self.maybe(.6, lambda: self.pick("auto", "auto-start-reverse", self.number(0, 180))),
            markerUnits=self.maybe(.4, lambda: self.pick("strokeWidth", "userSpaceOnUse")),
            preserveAspectRatio=self.maybe(.2, self.aspect_ratio),
            overflow=self.maybe(.3, lambda: self.pick("visible", "hidden")))
        shape = self.element(element, "path", d=self.pick("M0 0L6 3L0 6z", "M1 1h5v4h-3z", "M0 3a3 3 0 1 0 6 0z"))
        self.style(shape, self.some({"fill": self.color, "stroke": self.color, "stroke-width": lambda: "1"}))
        return self.made(key)
