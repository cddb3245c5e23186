"""Generates random properties, set in all the ways of CSS."""
from elements import SVG

BLEND_MODES = ("normal multiply screen overlay darken lighten color-dodge color-burn hard-light soft-light "
               "difference exclusion hue saturation color luminosity").split()


class Style:
    def some(self, properties, probability=.5):
        return {name: value() for name, value in properties.items() if self.chance(probability)}

    def style(self, element, properties):
        """Sets each property as an attribute, in `style`, or by a rule of the style sheet; sometimes overridden."""
        inline = []
        for name, value in properties.items():
            way = 1 - self.r.random() * (.3 if name in ("mix-blend-mode", "isolation") else 1)
            if way < .7:
                element.set(name, value)
            elif way < .85:
                inline.append(f"{name}:{value}" + self.pick("", "", " !important"))
            else:
                self.rule(element, name, value)
            if way >= .7 and self.chance(.3) and name in ("fill", "stroke", "opacity"):
                element.set(name, {"fill": "lime", "stroke": "navy", "opacity": ".9"}[name])
        if inline:
            element.set("style", "; ".join(inline))

    def rule(self, element, name, value):
        tag = element.tag.removeprefix(f"{{{SVG}}}")
        key = element.get("class") or f"c{len(self.rules)}"
        element.set("class", key)
        selector = self.pick(f".{key}", f"{tag}.{key}", f"[class={key}]", f"svg .{key}", f"*.{key}", f"svg > * .{key}")
        important = self.pick("", "", "!important")
        self.rules.append(f"{selector} {{ {name}: {value}{important} }}")
        if self.chance(.1) and name in ("fill", "stroke"):
            self.rules.append(f"{self.pick(tag, '*', tag + ':first-child', 'g ' + tag)} {{ {name}: {self.color()} }}")

    def painting(self):
        n = self.number
        return {
            **self.some({"fill": self.paint}, .8),
            **self.some({"stroke": self.paint, "stroke-width": lambda: self.length(.5, 12)}, .5),
            **self.some({
                "fill-opacity": lambda: n(0, 1), "stroke-opacity": lambda: self.pick(n(0, 1), "40%"),
                "fill-rule": lambda: self.pick("evenodd", "nonzero"), "stroke-miterlimit": lambda: n(1, 10),
                "stroke-linecap": lambda: self.pick("butt", "round", "square"),
                "stroke-linejoin": lambda: self.pick("miter", "round", "bevel"),
                "stroke-dasharray": lambda: " ".join(self.number(0 if i % 2 == 0 else 1, 15)
                                                     for i in range(self.r.randint(1, 4))),
                "stroke-dashoffset": lambda: n(-10, 10), "color": self.color,
                "paint-order": lambda: self.pick("stroke", "markers", "normal", "stroke fill", "markers stroke"),
            }, .2),
            **self.some({"visibility": lambda: self.pick("hidden", "visible", "collapse"),
                         "font-size": lambda: self.length(8, 24), "display": lambda: self.pick("none", "inline")},
                        .03),
        }

    def compositing(self, probability=.12):
        return {
            **self.some({"opacity": lambda: self.pick(self.number(0, 1), "50%")}, probability),
            **self.some({"clip-path": lambda: f"url(#{self.clip_path()})", "mask": lambda: f"url(#{self.mask()})",
                         "filter": lambda: f"url(#{self.filter()})"}, probability * .6),
            **self.some({"mix-blend-mode": lambda: self.pick(*BLEND_MODES), "isolation": lambda: "isolate"}, .06),
        }
