"""Tests of effects and timelines."""
from driver import until
from page import Page


class Motion(Page):
    """Each method is a test; its name says what it expects."""

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

    def the_last_frames_are_shown_behind(self):
        # There are so many frames that those of the onion skin are not among the first ones requested.
        self.open_motion("wiggle.left&repeat=50&frame=12")
        self.browser.wait("document.querySelector('.frames').dataset.frame === '12'")
        alone = self.pixels()
        self.open_motion("wiggle.left&repeat=50&frame=12&trail=true")
        self.browser.wait("document.querySelector('.frames').dataset.frame === '12'")
        self.browser.wait("document.querySelector('.frames').toDataURL() !== arguments[0]", alone)

    def curves_show_what_changes(self):
        self.open_motion("rotate")
        self.browser.wait("document.querySelector('.curves figcaption')?.textContent.startsWith('Angle')"
                          " && document.querySelector('.curves polyline').points.numberOfItems > 10")

    def changes_too_small_for_labels_have_no_curve(self):
        self.open()
        layer = {"layer": 0, "opacity": [1, 0.996], "scale": [1, 1.02], "angle": [0, 0.4], "x": [0, 0.05], "y": [0, 3]}
        shown = self.browser.evaluate("[...(await import('/curves.js')).curves({layers: [arguments[0]]})[0]"
                                      ".querySelectorAll('figcaption > span:first-child')].map(n => n.textContent)",
                                      layer)
        assert shown == ["Scale", "Vertical offset, em"], shown

    def curves_say_which_layers_they_are_of(self):
        self.open()
        layers = [{"layer": layer, "y": y} for layer, y in enumerate([[0, 3], [0, 5], [0, 5], [0, 3], [0, 5]])]
        shown = self.browser.evaluate("""(([node, move]) => {
                move(1);
                return [...node.querySelectorAll('.key')].map(n => n.textContent.trim());
            })((await import('/curves.js')).curves({layers: arguments[0]}))""", layers)
        assert shown == ["layers 0, 3 0.030", "layers 1–2, 4 0.050"], shown

    def what_is_wrong_with_a_motion_is_listed(self):
        self.open_motion("pulse&speed=10")
        notes = self.browser.wait("document.querySelector('.panel .notes')?.textContent")
        assert "flashes" in notes and "no layer is marked to pulse" in notes, notes
        self.open_motion("bounce")
        self.browser.wait("document.querySelector('.frames').dataset.frame")
        assert not self.browser.run("return document.querySelector('.panel .notes')")

    def a_replacement_asks_by_what(self):
        self.open_motion("replace")
        text = self.browser.wait("document.querySelector('.panel .wrong').textContent")
        assert text == "Choose the symbol by which this one is replaced.", text

    def a_player_recovers_when_the_server_does(self):
        self.open_motion("wiggle.left&repeat=200&frame=0")
        self.browser.wait("document.querySelector('.frames').dataset.frame === '0'")
        message = "document.querySelector('.panel .wrong').textContent"
        self.browser.run("window.reach = window.fetch;"
                         "window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))")
        self.browser.run("document.querySelector('.scrub').focus()")
        self.browser.press("End")
        assert self.browser.wait(message) == "The server does not answer."
        assert self.browser.run("return document.querySelector('.transport .main').textContent") == "Play"
        self.browser.run("window.fetch = window.reach")
        self.browser.press("Home", "k")
        self.browser.wait(f"{message} === ''")
        self.browser.wait("Number(document.querySelector('.frames').dataset.frame) > 3")

    def _script(self):
        """Opens two effects as a timeline."""
        self.open_motion("bounce,pulse@1")
        self.browser.wait("document.querySelector('.segment input[value=timeline]')")
        self.browser.run("document.querySelector('.segment input[value=timeline]').click()")
        self.browser.wait("document.querySelector('.frames').dataset.address?.includes('timeline=')")
        return self.browser.wait("document.querySelector('.timeline textarea').value")

    def a_timeline_is_edited_by_controls(self):
        assert self._script().split("\n")[1:3] == ["  - {at: 0, effect: bounce}", "  - {at: 1, effect: pulse}"]
        self.browser.run("document.querySelectorAll('.script .effects > div input')[0].focus()")
        before = self.browser.run("return document.querySelector('.frames').dataset.address")
        self.browser.press("Up", "Tab")
        text = self.browser.wait("(text => text.includes('at: 0.1') && text)"
                                 "(document.querySelector('.timeline textarea').value)")
        address = self.browser.wait("(a => a.split('timeline=')[1].split('&')[0] !== "
                                    "arguments[0].split('timeline=')[1].split('&')[0] && a)"
                                    "(document.querySelector('.frames').dataset.address)", before)
        self.browser.wait("document.activeElement.matches('.script .effects > div input')")
        (self.folder / "timeline.yml").write_text(text)
        written = self.command("animate", address, "--format=png", without=["timeline"],
                               files=["--timeline", self.folder / "timeline.yml"])
        assert self.bytes(address) == written

    def an_event_is_dragged_to_another_time(self):
        self._script()
        box = self.browser.run("const box = document.querySelector('.lane .event').getBoundingClientRect();"
                               "return [box.x + 6, box.y + 6]")
        for kind, x in (("mousePressed", 0), ("mouseMoved", 30), ("mouseMoved", 60), ("mouseReleased", 60)):
            self.browser.protocol("Input.dispatchMouseEvent", type=kind, x=box[0] + x, y=box[1], button="left",
                                  clickCount=1)
        self.browser.wait("!document.querySelector('.timeline textarea').value.includes('at: 0, effect: bounce')")

    def a_timeline_is_opened_and_saved(self):
        self._script()
        story = "duration: 2\nevents:\n  - {at: 0.5, effect: [wiggle.left, pulse], until: 2} # twice\n"
        self.browser.run("""const [input, held] = [document.querySelector('.timeline input[type=file]'),
            new DataTransfer()];
            held.items.add(new File([arguments[0]], 'story.yml')); input.files = held.files;
            input.dispatchEvent(new Event('change'));""", story)
        self.browser.wait("document.querySelectorAll('.script .effects > div').length === 1"
                          " && document.querySelectorAll('.script .effects > div select').length > 2")
        self.browser.protocol("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(self.folder))
        self.browser.run("[...document.querySelectorAll('.timeline button')].at(-1).click()")
        saved = self.folder / "timeline.yml"
        until(lambda: saved.exists() and saved.read_text() == story, "the saved timeline")

    def a_timeline_is_refused_with_its_place(self):
        self._script()
        self.browser.run("const area = document.querySelector('.timeline textarea'); area.value = 'duration: x';"
                         "area.dispatchEvent(new Event('change'))")
        text = self.browser.wait("document.querySelector('.panel .wrong').textContent")
        assert "timeline.yml:1:" in text, text
