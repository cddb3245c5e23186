"""What must hold of the page, and of the server to which it talks."""
import json
import shutil
import subprocess

from page import ROOT, Page

ICON = ("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='#000' stroke-width='2'>"
        "<path d='M4 12h16M12 4v16'/></svg>")


class Tests(Page):
    """Each method is a test; its name says what holds."""

    def the_grid_shows_the_whole_set(self):
        self.open("#/?variants=true")
        shown = int(self.browser.wait("document.querySelector('.tile')?.getAttribute('aria-setsize')"))
        held = self.browser.evaluate("(await fetch('/api/library').then(r => r.json())).symbols.length")
        assert shown == held > 1900, (shown, held)
        self.first_picture()

    def only_what_is_seen_is_there(self):
        self.open("#/?variants=true")
        self.first_picture()
        assert self.browser.run("return document.querySelectorAll('.tile').length") < 200
        self.browser.run("document.querySelector('.tile').focus()")
        self.browser.press("End")
        self.browser.wait("(tile => tile.getAttribute('aria-posinset') === tile.getAttribute('aria-setsize'))"
                          "(document.activeElement)")
        self.browser.wait("document.activeElement.querySelector('.picture').hasChildNodes()")

    def search_finds_and_says_why(self):
        self.open()
        self.browser.wait("document.querySelector('.tile')")
        self.browser.press("/")
        self.browser.type("shower")
        self.browser.wait("[...document.querySelectorAll('.tile')].some(t => t.dataset.id.includes('cloud.rain'))"
                          " && document.querySelector('.tile').getAttribute('aria-setsize') < 200")
        why = self.browser.run("return document.querySelector('.tile .why').textContent")
        assert "shower" in why, why

    def sliders_change_pixels(self):
        self.open()
        before = self.bytes(self.first_picture())
        self.browser.run("document.querySelector('input[type=range][min=\"100\"]').focus()")
        self.browser.press("End")
        address = self.browser.wait("(s => s?.includes('weight=900') && s)(document.querySelector('.tile img')?.src)")
        assert self.bytes(address) != before
        assert self.bytes(address) == self.command("render", address)

    def the_address_reproduces_the_view(self):
        self.open()
        self.browser.wait("document.querySelector('.tile')")
        self.browser.run("document.querySelector('input[type=range][min=\"100\"]').focus()")
        self.browser.press("Home")
        self.browser.wait("location.hash.includes('weight=100')")
        first = self.browser.wait("(s => s?.includes('weight=100') && s)(document.querySelector('.tile img')?.src)")
        self.browser.open(self.browser.run("return location.href"))
        again = self.first_picture()
        assert again == first, (again, first)

    def the_stage_shows_what_the_command_draws(self):
        self.open(f"#/symbol/{self.identifier_of('bell.dot')}?rendering-mode=multicolor&weight=700&zoom=8")
        address = self.browser.wait("document.querySelector('.still img')?.src")
        assert self.bytes(address) == self.command("render", address)

    def a_played_frame_is_the_one_that_the_command_writes(self):
        self.open_motion()
        self.browser.wait("Number(document.querySelector('.frames').dataset.frame) > 3")
        self.browser.press("k")
        self.browser.wait("document.querySelector('.transport .main').textContent === 'Play'")
        address = self.browser.run("return document.querySelector('.frames').dataset.address")
        assert self.bytes(address) == self.command("animate", address, "--format=png")

    def a_scrubbed_and_a_played_frame_agree(self):
        self.open_motion()
        self.browser.wait("Number(document.querySelector('.frames').dataset.frame) > 3")
        self.browser.press("k")
        self.browser.wait("document.querySelector('.transport .main').textContent === 'Play'")
        frame = int(self.browser.wait("(f => location.hash.includes(`frame=${f}`) && f)"
                                      "(document.querySelector('.frames').dataset.frame)"))
        played = self.pixels()
        self.browser.run("document.querySelector('.scrub').focus()")
        self.browser.press("Home")
        self.browser.wait("document.querySelector('.frames').dataset.frame === '0'")
        assert self.pixels() != played
        self.browser.press(*["Right"] * frame)
        self.browser.wait(f"document.querySelector('.frames').dataset.frame === '{frame}'")
        assert self.pixels() == played

    def every_effect_plays(self):
        self.open_motion()
        for effect in ("appear", "disappear", "scale", "pulse", "breathe", "rotate", "drawOn", "drawOff",
                       "variableColor"):
            self.browser.run("location.hash = location.hash.replace(/effect=[^&]*/, `effect=${arguments[0]}`)", effect)
            self.browser.wait(
                "document.querySelector('.panel .wrong').textContent"
                " || document.querySelector('.frames').dataset.address?.includes(`effect=${arguments[0]}`)", effect)
            wrong = self.browser.run("return document.querySelector('.panel .wrong').textContent")
            assert not wrong, (effect, wrong)

    def a_replacement_is_told_in_words(self):
        self.open_motion("replace&to=bell.slash")
        self.browser.wait("document.querySelector('.plan').textContent.includes('slashOn')")
        self.browser.wait("Number(document.querySelector('.frames').dataset.frame) >= 0")

    def a_timeline_is_played_or_refused_with_its_place(self):
        self.open_motion()
        self.browser.run("document.querySelector('.timeline .actions button').click()")
        self.browser.wait("document.querySelector('.frames').dataset.address?.includes('timeline=')")
        self.browser.run("const area = document.querySelector('.timeline textarea'); area.value = 'duration: x';"
                         "area.dispatchEvent(new Event('input'));"
                         "document.querySelector('.timeline .actions button').click()")
        text = self.browser.wait("document.querySelector('.timeline .wrong').textContent")
        assert ":1:" in text, text

    def pointing_plays_an_effect(self):
        self.open()
        self.first_picture()
        self.browser.run("document.querySelector('.tile')"
                         ".dispatchEvent(new PointerEvent('pointerover', {bubbles: true}))")
        address = self.browser.wait("document.querySelector('.tile .moving')?.src")
        assert "effect=bounce" in address, address

    def two_versions_are_compared(self):
        self.open(f"#/compare?a={self.identifier_of('bell')}&b={self.identifier_of('bell.slash')}&how=swipe")
        self.browser.wait("document.querySelectorAll('.versions img').length === 2")
        self.browser.run("document.querySelector('.swipe').focus()")
        self.browser.press("Home")
        self.browser.wait("document.querySelector('.versions').style.getPropertyValue('--share') === '0%'")

    def a_layer_is_shown_alone(self):
        self.open(f"#/symbol/{self.identifier_of('bell.dot')}?panel=layers&rendering-mode=multicolor")
        self.browser.wait("document.querySelector('.layers li')")
        self.browser.run("document.querySelector('.layers li').focus()")
        self.browser.press("Down", "Down")
        self.browser.wait("document.querySelector('.still img')?.src.includes('layer=1')")

    def a_saved_file_is_the_one_that_the_command_writes(self):
        self.open(f"#/symbol/{self.identifier_of('heart')}?panel=take&tint=%23e5484d&point-size=32")
        link = "[...document.querySelectorAll('.files a')].find(a => a.textContent === arguments[0])?.href"
        address = self.browser.wait(link, "PNG 2×")
        assert self.bytes(address) == self.command("render", address)
        moving = self.browser.wait(link, "WebP")
        assert self.bytes(moving) == self.command("animate", moving, "--format=webp")

    def texts_to_copy_are_there(self):
        self.open(f"#/symbol/{self.identifier_of('heart')}?panel=take&weight=700")
        texts = self.browser.wait("(l => l.length >= 5 && l.map(n => n.textContent))"
                                  "([...document.querySelectorAll('.snippet pre')])")
        assert texts[0].startswith("insignia ") and "700" in texts[0], texts

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
        assert seen == ["Forms", "Layers", "Motion", "Check", "Take away"], seen
        self.browser.press("Tab")
        assert self.browser.run("return document.querySelector('[role=tabpanel]').contains(document.activeElement)")
        self.browser.press("Escape")
        self.browser.wait("document.activeElement.matches('.tile')")

    def the_tray_takes_symbols_by_keyboard(self):
        self.open()
        self.browser.wait("document.querySelector('.tile')")
        self.browser.run("document.querySelector('.tile').focus()")
        self.browser.press(" ", "Right", " ")
        self.browser.wait("document.querySelectorAll('.tray li img').length === 2")
        self.browser.wait("location.hash.includes('tray=')")

    def every_control_has_a_name(self):
        for place in self.places():
            nodes = self.browser.protocol("Accessibility.getFullAXTree")["nodes"]
            for node in nodes:
                properties = {each["name"]: each["value"].get("value") for each in node.get("properties", [])}
                role = node.get("role", {}).get("value")
                if properties.get("focusable") and role not in ("RootWebArea", "main", "generic"):
                    assert node.get("ignored") or node.get("name", {}).get("value"), (place, role)

    def nothing_is_wider_than_a_phone(self):
        self.browser.resize(390, 844)
        try:
            for place in self.places():
                width = self.browser.run("return document.documentElement.scrollWidth")
                assert width <= 390, (place, width)
        finally:
            self.browser.resize(1400, 900)

    def an_unreadable_file_is_shown_with_its_message(self):
        self.open("#/?q=broken")
        text = self.browser.wait("document.querySelector('.tile.unreadable')?.textContent")
        assert "broken.svg:1:" in text, text

    def a_changed_file_shows_up(self):
        self.open("#/?q=newcomer")
        self.browser.wait("!document.querySelector('.none').hidden")
        (self.folder / "newcomer.svg").write_text(ICON)
        self.browser.wait("[...document.querySelectorAll('.tile')].some(tile => tile.dataset.id.includes('newcomer'))")

    def an_icon_is_converted_before_anything_is_written(self):
        before = sorted(path.name for path in self.folder.iterdir())
        self.open("#/icons")
        self.browser.evaluate("""(() => {
            const [input, held] = [document.querySelector('#icons'), new DataTransfer()];
            held.items.add(new File([arguments[0]], 'plus.svg', {type: 'image/svg+xml'})); input.files = held.files;
            input.dispatchEvent(new Event('change')); return true; })()""".replace("arguments[0]", json.dumps(ICON)))
        self.browser.wait("document.querySelectorAll('.card .vision img').length >= 4")
        assert sorted(path.name for path in self.folder.iterdir()) == before

    def an_exported_library_works_from_a_folder(self):
        site = self.folder.parent / f"{self.folder.name}.site"
        program = self.insignia.parent / "insignia-preview"
        subprocess.run([program, ROOT / "Symbols/Examples", "--export", site], check=True, stdout=subprocess.DEVNULL,
                       stderr=subprocess.DEVNULL)
        try:
            self.browser.call("POST", "/url", {"url": f"{site.as_uri()}/index.html"})
            self.browser.wait("document.querySelectorAll('.grid li').length === 6")
            self.browser.run("const field = document.querySelector('#search'); field.value = 'bell';"
                             "field.dispatchEvent(new Event('input'))")
            self.browser.wait("document.querySelectorAll('.grid li').length === 1")
            self.browser.run("document.querySelector('.grid a').click()")
            self.browser.wait("[...document.images].every(each => each.loading === 'lazy' || each.naturalWidth)"
                              " && document.querySelector('.effects')")
        finally:
            shutil.rmtree(site)

    def foreign_hosts_and_origins_are_refused(self):
        assert self.preview.get("/", host="example.com")[0] == 403
        headers = {"Origin": "http://example.com", "Content-Length": "0"}
        assert self.preview.get("/api/convert?name=a", method="POST", headers=headers)[0] == 403

    def nothing_outside_is_served(self):
        for path in ("/../Package.swift", "/..%2fPackage.swift", "/%2e%2e/Package.swift",
                     "/picture?symbol=..%2f..%2fetc%2fpasswd"):
            status, body = self.preview.get(path)
            assert status in (400, 403, 404) and b"swift-tools" not in body, (path, status)

    def nothing_foreign_is_asked_for_and_no_policy_broken(self):
        self.browser.complaints()
        self.open(f"#/symbol/{self.identifier_of('bell')}?panel=motion")
        self.browser.wait("Number(document.querySelector('.frames').dataset.frame) >= 0")
        names = self.browser.run("return performance.getEntriesByType('resource').map(entry => entry.name)")
        assert all(name.startswith((self.preview.address, "blob:")) for name in names), names
        assert not self.browser.complaints()
