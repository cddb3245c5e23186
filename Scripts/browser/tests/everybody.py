"""Tests of all pages: with keyboards, screen readers and phones."""
from page import Page


class Everybody(Page):
    """Each method is a test; its name says what it expects."""

    def the_keyboard_alone_reaches_every_panel(self):
        self.open()
        self.browser.wait("document.querySelector('.tile')")
        self.browser.press("/")
        self.browser.type("heart")
        self.browser.wait("document.querySelector('.count').textContent.includes('heart')")
        self.browser.press("Down")
        self.browser.wait("document.activeElement.matches('.tile')")
        self.browser.press("Right", "Enter")
        self.browser.wait("document.querySelector('.still img')")
        for _ in range(40):
            self.browser.press("Tab")
            if self.browser.run("return document.activeElement.matches('[role=tab]')"):
                break
        seen = []
        for _ in range(5):
            self.browser.wait("document.querySelector('[role=tabpanel] h2')")
            seen.append(self.browser.run("return document.activeElement.textContent"))
            self.browser.press("Right")
        assert seen == ["Forms", "Layers", "Motion", "Check", "Export"], seen
        self.browser.press("Tab")
        assert self.browser.run("return document.querySelector('[role=tabpanel]').contains(document.activeElement)")
        self.browser.press("Escape")
        self.browser.wait("document.activeElement.matches('.tile')")

    def the_link_to_the_symbols_keeps_the_view(self):
        place = f"#/symbol/{self.identifier_of('bell')}?weight=700&tray={self.identifier_of('heart')}"
        self.open(place)
        self.browser.wait("document.querySelector('.still img')")
        self.browser.run("document.querySelector('.skip').focus()")
        self.browser.press("Enter")
        self.browser.wait("document.activeElement.id === 'main'")
        assert self.browser.run("return location.hash") == place

    def the_keys_are_listed(self):
        self.open()
        self.browser.wait("document.querySelector('.tile')")
        self.browser.press("?")
        self.browser.wait("document.querySelector('dialog.help').open")
        keys, texts = self.browser.run("const parts = tag => [...document.querySelectorAll(`.help dl > ${tag}`)];"
                                       "return ['dt', 'dd'].map(tag => parts(tag).map(part => part.innerText))")
        assert len(keys) == len(texts) > 5 and texts[keys.index("/")] == "search", (keys, texts)

    def every_control_has_a_name(self):
        for place in self.places():
            nodes = self.browser.protocol("Accessibility.getFullAXTree")["nodes"]
            for node in nodes:
                properties = {each["name"]: each["value"].get("value") for each in node.get("properties", [])}
                role = node.get("role", {}).get("value")
                if properties.get("focusable") and role not in ("RootWebArea", "main", "generic"):
                    assert node.get("ignored") or node.get("name", {}).get("value"), (place, role)

    def reduced_motion_is_kept_to(self):
        self.browser.protocol("Emulation.setEmulatedMedia",
                              features=[{"name": "prefers-reduced-motion", "value": "reduce"}])
        try:
            self.open_motion()
            address = self.browser.wait("document.querySelector('.frames').dataset.address")
            assert "reduce-motion=true" in address, address
            assert self.browser.run("return document.querySelector('.transport .main').textContent") == "Play"
        finally:
            self.browser.protocol("Emulation.setEmulatedMedia", features=[])

    def a_page_that_is_left_keeps_no_connection(self):
        # A browser has six connections, and closes that of a page in the back/forward cache only after almost a minute.
        script = self.browser.protocol("Page.addScriptToEvaluateOnNewDocument", source="""
            const { close } = EventSource.prototype;
            EventSource.prototype.close = function () {
                close.call(this);
                sessionStorage.closed = location.hash;
            };""")
        try:
            self.open("#/?q=left")
            self.open()
            self.browser.wait("sessionStorage.closed?.includes('left')")
        finally:
            self.browser.protocol("Page.removeScriptToEvaluateOnNewDocument", **script)

    def a_page_that_is_not_seen_keeps_no_connection(self):
        self.open()
        self.browser.wait("document.querySelector('.tile')")
        seen = ("Object.defineProperty(document, 'hidden', { value: arguments[0], configurable: true });"
                "document.dispatchEvent(new Event('visibilitychange'))")
        self.browser.run("const { close } = EventSource.prototype; window.closings = 0;"
                         "EventSource.prototype.close = function () { window.closings += 1; close.call(this); };")
        self.browser.run(seen, True)
        assert self.browser.run("return window.closings") == 1
        self.add("unseen.svg", "<path d='M4 4h9v9z'/>")
        self.browser.run(seen, False)
        self.browser.run("location.hash = '#/?q=unseen'")
        self.browser.wait("[...document.querySelectorAll('.tile')].some(tile => tile.dataset.id.includes('unseen'))")

    def nothing_is_wider_than_a_phone(self):
        self.browser.resize(390, 844)
        try:
            for place in self.places():
                width = self.browser.run("return document.documentElement.scrollWidth")
                assert width <= 390, (place, width)
        finally:
            self.browser.resize(1400, 900)
