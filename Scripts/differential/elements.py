"""The elements of a document that is being generated, and their ids."""
import xml.etree.ElementTree as ET

SVG, XLINK = "http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"
ET.register_namespace("", SVG)
ET.register_namespace("xlink", XLINK)
HREF = [f"{{{XLINK}}}href", "href"]


class Elements:
    def element(self, parent, name, **attributes):
        self.count += 1
        element = ET.SubElement(parent, f"{{{SVG}}}{name}")
        for key, value in attributes.items():
            if value is not None:
                element.set(key.rstrip("_").replace("_", "-"), value)
        return element

    def maybe(self, probability, value):
        return value() if self.chance(probability) else None

    def define(self, name, **attributes):
        """A new element of `defs` with its id. Nothing refers to it before it is `made`, so there are no cycles."""
        self.defined += 1
        key = f"{name}{self.defined}"
        return key, self.element(self.defs, name, id=key, **attributes)

    def made(self, key):
        self.ids.setdefault(key.rstrip("0123456789"), []).append(key)
        return key

    def known(self, name, probability=.3):
        """The id of an earlier element of a kind."""
        return self.pick(*self.ids[name]) if self.ids.get(name) and self.chance(probability) else None
