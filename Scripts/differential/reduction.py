"""Reduces a file to the smallest part that still shows a fault by removing elements and attributes one by one."""
import copy
import re
import xml.etree.ElementTree as ET


# Attributes without which an element draws nothing.
MEANING = {"id", "width", "height", "d", "points", "r", "rx", "ry", "radius", "stdDeviation"}


def variants(root):
    """The file with one part removed each: an element, an element but its children, an attribute, …

    Elements that others refer to stay, and so does what they need to draw anything: a reference to nothing, a gradient
    without stops or a tile without a size is a fault of another kind.
    """
    places = list(root.iter())
    wanted = set(re.findall("#([a-zA-Z]+[0-9]+)", ET.tostring(root, "unicode")))
    for index, element in enumerate(places):
        last = 1 if element.get("id") in wanted else 0
        for position in range(len(element) - 1, -1, -1):
            if len(element) > last and not any(inner.get("id") in wanted for inner in element[position].iter()):
                yield lambda tree, i=index, p=position: nth(tree, i).remove(nth(tree, i)[p])
            if len(element[position]) and element[position].tag.endswith(("}g", "}a", "}switch", "}svg")):
                yield lambda tree, i=index, p=position: unwrap(nth(tree, i), p)
        for name in element.attrib:
            if name not in MEANING:
                yield lambda tree, i=index, n=name: nth(tree, i).attrib.pop(n)
        for name, value in element.attrib.items():
            for shorter in shortened(name, value):
                yield lambda tree, i=index, n=name, v=shorter: nth(tree, i).set(n, v)
        if element.tag.endswith("}style"):
            rules = (element.text or "").split("\n")
            for rule in range(len(rules)):
                text = "\n".join(rules[:rule] + rules[rule + 1:])
                yield lambda tree, i=index, t=text: setattr(nth(tree, i), "text", t)


def shortened(name, value):
    """The attributes with fewer declarations, transforms or path commands."""
    separator = {"style": ";", "transform": ") ", "d": " "}.get(name)
    parts = value.split(separator) if separator else []
    if len(parts) > 1:
        for part in range(len(parts)):
            yield separator.join(parts[:part] + parts[part + 1:])


def nth(tree, index):
    return next(element for i, element in enumerate(tree.iter()) if i == index)


def unwrap(parent, position):
    child = parent[position]
    parent.remove(child)
    for offset, grandchild in enumerate(child):
        parent.insert(position + offset, grandchild)


def reduced(text, shows):
    """Removes parts as long as `shows(text)` is true, until none can be removed."""
    root, skipped, tries = ET.fromstring(text), 0, 0
    while tries < 400:
        change = next((v for i, v in enumerate(variants(root)) if i == skipped), None)
        if change is None:
            return ET.tostring(root, "unicode")
        candidate, tries = copy.deepcopy(root), tries + 1
        change(candidate)
        if shows(ET.tostring(candidate, "unicode")):
            root = candidate
        else:
            skipped += 1
    return ET.tostring(root, "unicode")


def features(text):
    """The kind of a fault: the elements and attributes of its reduced file."""
    plain = {"svg", "width", "height", "id", "d", "x", "y", "cx", "cy", "r", "rx", "ry", "points", "fill", "href",
             "stop", "offset", "stop-color", "defs", "class", "x1", "y1", "x2", "y2", "path", "rect", "circle",
             "ellipse", "polygon", "stop-opacity"}
    root, found = ET.fromstring(text), set()
    for element in root.iter():
        tag = element.tag.split("}")[-1]
        found.add(tag)
        found |= {f"@{name.split('}')[-1]}" for name in element.attrib if name.split("}")[-1] not in plain}
    return " ".join(sorted(found - plain)) or "shape"
