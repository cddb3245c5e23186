"""Tests of the pages of a symbol, for comparing symbols, and for the user's own icons."""
import json
import subprocess
import urllib.parse

from page import ICON, Page


class Symbol(Page):
    """Each method is a test; its name says what it expects."""

    def the_stage_shows_what_the_command_draws(self):
        self.open(f"#/symbol/{self.identifier_of('bell.dot')}?rendering-mode=multicolor&weight=700&zoom=8")
        address = self.browser.wait("document.querySelector('.still img')?.src")
        assert self.bytes(address) == self.command("render", address)

    def links_keep_what_was_set_after_they_were_shown(self):
        bell, heart = self.identifier_of("bell"), self.identifier_of("heart")
        self.open(f"#/symbol/{bell}?tray={heart}")
        self.browser.wait("document.querySelector('#tray li a')")
        slider = "document.querySelector('input[type=range][min=\"100\"]')"
        self.browser.run(f"{slider}.value = 800; {slider}.dispatchEvent(new Event('input', {{ bubbles: true }}))")
        self.browser.run("[...document.querySelectorAll('.title button')].find(b => b.textContent.includes('tray')).click()")
        for link in ("#tray li a", ".title a[title='Next symbol']"):
            address = self.browser.wait(f"(link => link?.hash.includes('weight') && link.hash)"
                                        f"(document.querySelector(`{link}`))")
            assert "weight=800" in address and f"tray={heart}%2C{bell}" in address, address

    def a_layer_is_shown_alone(self):
        self.open(f"#/symbol/{self.identifier_of('bell.dot')}?panel=layers&rendering-mode=multicolor")
        self.browser.wait("document.querySelector('.layers li')")
        self.browser.run("document.querySelector('.layers li').focus()")
        self.browser.press("Down", "Down")
        self.browser.wait("document.querySelector('.still img')?.src.includes('layer=1')")

    def layers_without_a_level_are_called_by_their_tags(self):
        bell = self.identifier_of("bell.badge.plus")
        titles = {}
        for mode in ("monochrome", "hierarchical"):
            self.open(f"#/symbol/{bell}?panel=layers&rendering-mode={mode}")
            titles[mode] = self.browser.wait("(l => l.length > 3 && l.map(n => n.textContent))"
                                             "([...document.querySelectorAll('.layers .role')])")
        assert titles["monochrome"][-2:] == ["bell.clapper", "bell.body"], titles
        assert titles["hierarchical"][-1] == "primary", titles

    def closing_counters_are_flagged_on_the_weight_slider(self):
        # Without data-widths, the icon would be thinner at black, and its counters would stay open.
        (self.folder / "ring.svg").write_text(
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' data-widths='0.6 2 3.6'>"
            "<path fill='none' stroke='#000' stroke-width='2' d='M4 4h16v16h-16zM10 10h4v4h-4z'/></svg>")
        subprocess.run([self.insignia, "convert", self.folder / "ring.svg", "-o", self.folder / "rings.svg", "--quiet"],
                       check=True)
        self.wait_for("rings.svg")
        self.open("#/symbol/rings")
        label = self.browser.wait("[...document.querySelectorAll('.flag')].at(-1)?.getAttribute('aria-label')")
        assert label.startswith("Black: 1 "), label
        self.browser.run("[...document.querySelectorAll('.flag')].at(-1).click()")
        self.browser.wait("document.querySelector('input[type=range][min=\"100\"]').value === '900'")

    def a_diagnostic_lights_its_place_up(self):
        self.add("faulty.svg", "<path d='M0 0h24v24h-24z'/><path d='M4 14h4v4h-4z' fill='nonsense'/>")
        self.open("#/symbol/faulty?panel=check&guides=none")
        self.browser.wait("document.querySelector('.note')")
        self.browser.run("document.querySelector('.note').focus()")
        place = self.browser.wait("""(lit => lit && (() => {
            const [of, all] = [lit, document.querySelector('.still')].map(node => node.getBoundingClientRect());
            return [(of.x - all.x) / all.width, (of.y - all.y) / all.height, of.width / all.width].map(each =>
                Math.round(each * 24));
        })())(document.querySelector('.guides .lit'))""")
        assert place == [4, 14, 4], place
        self.browser.press("Tab")
        self.browser.wait("!document.querySelector('.guides .lit')")

    def two_states_of_a_symbol_are_compared(self):
        bell = self.identifier_of("bell")
        self.open(f"#/compare?a={bell}&b={bell}&b.weight=900&a.rendering-mode=multicolor")
        states = ("[...document.querySelectorAll('.versions img')].map(image => "
                  "['weight=900', 'multicolor'].filter(each => image.src.includes(each)).join())")
        self.browser.wait(f"{states}.join(' ') === 'multicolor weight=900'")
        self.browser.run("document.querySelector('.choosers .actions button').click()")
        self.browser.wait(f"{states}.join(' ') === 'weight=900 multicolor'")

    def two_versions_are_compared(self):
        self.open(f"#/compare?a={self.identifier_of('bell')}&b={self.identifier_of('bell.slash')}&how=swipe")
        self.browser.wait("document.querySelectorAll('.versions img').length === 2")
        self.browser.run("document.querySelector('.swipe').focus()")
        self.browser.press("Home")
        self.browser.wait("document.querySelector('.versions').style.getPropertyValue('--share') === '0%'")

    def a_saved_file_is_the_one_that_the_command_writes(self):
        self.open(f"#/symbol/{self.identifier_of('heart')}?panel=take&tint=%23e5484d&point-size=32")
        link = "[...document.querySelectorAll('.files a')].find(a => a.textContent === arguments[0])?.href"
        address = self.browser.wait(link, "PNG 2×")
        assert self.bytes(address) == self.command("render", address)
        moving = self.browser.wait(link, "WebP 2×")
        assert self.bytes(moving) == self.command("animate", moving, "--format=webp")

    def a_gif_is_blended_with_the_ground_of_the_stage(self):
        grounds = set()
        for appearance in ("light", "dark"):
            self.open(f"#/symbol/{self.identifier_of('heart')}?panel=take&effect=pulse&appearance={appearance}")
            link = self.browser.wait("[...document.querySelectorAll('.files a')].find(a => "
                                     "a.textContent.startsWith('GIF'))?.href")
            matte = dict(urllib.parse.parse_qsl(link.split("?")[1]))["matte"]
            ground = self.browser.run("return getComputedStyle(document.querySelector('.stage')).backgroundColor")
            assert ground == f"rgb({', '.join(str(each) for each in bytes.fromhex(matte[1:]))})", (matte, ground)
            grounds.add(ground)
        assert len(grounds) == 2

    def contrast_is_measured_on_the_ground_of_the_stage(self):
        grounds = set()
        for options in ("appearance=light", "appearance=dark", "background=%23334455"):
            self.open(f"#/symbol/{self.identifier_of('heart')}?panel=check&{options}")
            told = self.browser.wait("document.querySelector('.contrast h3')?.textContent")
            color = told.removeprefix("On ").split(",")[0]
            ground = self.browser.run("return getComputedStyle(document.querySelector('.stage')).backgroundColor")
            assert ground == f"rgb({', '.join(str(each) for each in bytes.fromhex(color[1:]))})", (told, ground)
            grounds.add(ground)
        assert len(grounds) == 3, grounds

    def a_symbol_that_is_broken_or_gone_is_one_message_until_it_is_back(self):
        self.add("fleeting.svg", "<path d='M4 4h16v16h-16z'/>")
        (self.folder / "fleeting.svg").rename(self.folder / "elsewhere")
        self.open("#/symbol/fleeting")
        gone = "document.querySelector('main .wrong')?.textContent === 'There is no symbol with this name.'"
        self.browser.wait(f"{gone} && document.querySelector('main a[href]').textContent === 'All symbols'")
        (self.folder / "elsewhere").rename(self.folder / "fleeting.svg")
        self.browser.wait("document.querySelectorAll('.cell img').length > 1")
        (self.folder / "fleeting.svg").write_text("<svg")
        self.browser.wait("document.querySelector('main .wrong')?.textContent.includes('fleeting.svg:1:')"
                          " && !document.querySelector('.stage, .cell')")
        (self.folder / "fleeting.svg").unlink()
        self.browser.wait(gone)

    def a_gif_has_no_more_frames_than_it_can_show(self):
        rates = {}
        for fps in ("25", "60"):
            self.open(f"#/symbol/{self.identifier_of('heart')}?panel=take&effect=pulse&fps={fps}")
            links = self.browser.wait("(links => links.length > 9 && links.map(a => [a.textContent, a.href]))"
                                      "([...document.querySelectorAll('.files a')])")
            rates[fps] = {text.split()[0]: dict(urllib.parse.parse_qsl(link.split("?")[1])).get("fps")
                          for text, link in links if "fps" in link}
        assert (rates["25"]["GIF"], rates["60"]["GIF"], rates["60"]["WebP"]) == ("25", "50", "60"), rates

    def the_next_symbol_keeps_the_motion(self):
        motion = "effect=drawOn&speed=0.5&fps=30&loop=false&pace=0.5"
        self.open(f"#/symbol/{self.identifier_of('bell')}?panel=motion&{motion}&frame=3")
        self.browser.wait("document.querySelector('.frames').dataset.frame === '3'")
        self.browser.run("document.querySelector('a[aria-label=\"Next symbol\"]').click()")
        place = self.browser.wait("document.querySelector('.effects select')?.value === 'drawOn'"
                                  " && !location.hash.includes('symbol/bell?') && location.hash")
        assert all(each in place for each in motion.split("&")) and "frame" not in place, place
        self.browser.run("document.querySelector('.stage').focus()")
        self.browser.press("Escape")
        self.browser.wait("location.hash.startsWith('#/?') && location.hash.includes('effect=drawOn')")

    def a_symbol_stays_when_another_gets_its_name(self):
        self.add("twin.svg", "<path d='M4 4h16v16h-16z'/>")
        self.open("#/symbol/twin?panel=motion&effect=bounce")
        self.browser.wait("document.querySelector('.frames')?.dataset.frame")
        (self.folder / "more").mkdir()
        self.add("more/twin.svg", "<path d='M8 8h8v8h-8z'/>")
        self.browser.wait("location.hash.includes('twin.svg')"
                          " && document.querySelector('.frames')?.dataset.address?.includes('twin.svg')")
        assert "more" not in self.browser.run("return location.hash")
        self.open("#/symbol/twin")
        links = self.browser.wait("(l => l.length && l.map(a => a.textContent))"
                                  "([...document.querySelectorAll('main a')])")
        assert len(links) == 2 and links[0] != links[1], links
        self.browser.run("[...document.querySelectorAll('main a')].find(a => a.textContent.endsWith('more')).click()")
        self.browser.wait("location.hash.includes('more') && document.querySelector('.still img')")
        self.open("#/?q=twin")
        places = self.browser.wait("(l => l.length === 2 && l.map(n => n.textContent))"
                                   "([...document.querySelectorAll('.tile .where')])")
        assert "more" in places and places[0] != places[1], places
        self.browser.run("location.hash = '#/symbol/' + encodeURIComponent([...document.querySelectorAll('.tile')]"
                         ".map(t => t.dataset.id).find(id => !id.includes('more')))")
        self.browser.wait("document.querySelector('.still img')")
        (self.folder / "more" / "twin.svg").unlink()
        self.browser.wait("location.hash.startsWith('#/symbol/twin') && !location.hash.includes('svg')")

    def a_malformed_address_says_what_is_wrong(self):
        for place, words in (("#/symbol/%", "wrongly encoded"), ("#/?how=behind", "expected side, swipe, blink")):
            self.open(place)
            self.browser.wait("document.querySelector('.address').textContent.includes(arguments[0])"
                              " && document.querySelector('.tile')", words)
        bell = self.identifier_of("bell")
        self.open(f"#/symbol/{bell}?panel=motion&pace=abc&zoom=hhh")
        self.browser.wait("Number(document.querySelector('.frames').dataset.frame) > 3")
        text = self.browser.run("return document.querySelector('.address').textContent")
        assert "pace" in text and "zoom" in text, text
        self.browser.run("location.hash = '#/'")
        self.browser.wait("document.querySelector('.address').textContent === ''")

    def texts_to_copy_are_there(self):
        self.open(f"#/symbol/{self.identifier_of('heart')}?panel=take&weight=700")
        texts = self.browser.wait("(l => l.length >= 5 && l.map(n => n.textContent))"
                                  "([...document.querySelectorAll('.snippet pre')])")
        assert texts[0].startswith("insignia ") and "700" in texts[0], texts

    def options_to_copy_are_not_broken_at_their_dashes(self):
        self.open(f"#/symbol/{self.identifier_of('heart')}?panel=take&weight=700&scale=large&tint=red&appearance=dark")
        self.browser.wait("document.querySelectorAll('.snippet pre').length >= 5")
        broken = self.browser.run("""const range = document.createRange(), broken = [];
            const walker = document.createTreeWalker(document.querySelector('.snippet pre'), NodeFilter.SHOW_TEXT);
            for (let text; (text = walker.nextNode());) {
                for (const { 0: word, index } of text.data.matchAll(/--[-\\w]+/g)) {
                    range.setStart(text, index);
                    range.setEnd(text, index + word.length);
                    if (range.getClientRects().length > 1) broken.push(word);
                }
            }
            return broken;""")
        assert not broken, broken

    def an_icon_is_converted_before_anything_is_written(self):
        before = sorted(path.name for path in self.folder.iterdir())
        self.open("#/icons")
        self.browser.evaluate("""(() => {
            const [input, held] = [document.querySelector('#icons'), new DataTransfer()];
            held.items.add(new File([arguments[0]], 'plus.svg', {type: 'image/svg+xml'})); input.files = held.files;
            input.dispatchEvent(new Event('change')); return true; })()""".replace("arguments[0]", json.dumps(ICON)))
        self.browser.wait("document.querySelectorAll('.card .vision img').length >= 4")
        assert sorted(path.name for path in self.folder.iterdir()) == before
