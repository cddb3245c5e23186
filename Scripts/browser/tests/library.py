"""Tests of the grid, of search and of the tray."""
from page import ICON, Page


class Library(Page):
    """Each method is a test; its name says what it expects."""

    def the_grid_shows_the_whole_set(self):
        self.open("#/?variants=true")
        shown = int(self.browser.wait("document.querySelector('.tile')?.getAttribute('aria-setsize')"))
        held = self.browser.evaluate("(await fetch('/api/library').then(r => r.json())).symbols.length")
        assert shown == held > 1900, (shown, held)
        self.first_picture()

    def no_name_of_the_set_is_cut_short(self):
        self.open()
        self.first_picture()
        cut = self.browser.run("return [...document.querySelectorAll('.tile .name')].filter(name => "
                               "name.scrollHeight > name.clientHeight + 1).map(name => name.textContent)")
        assert not cut, cut

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
        self.browser.type("drizzle")
        self.browser.wait("[...document.querySelectorAll('.tile')].some(t => t.dataset.id.includes('cloud.rain'))"
                          " && document.querySelector('.tile').getAttribute('aria-setsize') < 200")
        why = self.browser.run("return document.querySelector('.tile .why').textContent")
        assert "drizzle" in why, why

    def every_filter_finds_symbols(self):
        self.open("#/?variants=true")
        chips = "[...document.querySelectorAll('.filters .chip')].filter(chip => chip.textContent !== 'Variants')"
        whole = int(self.browser.wait("document.querySelector('.tile')?.getAttribute('aria-setsize')"))
        for chip in range(self.browser.run(f"return {chips}.length")):
            self.browser.run(f"{chips}[arguments[0]].click()", chip)
            found = self.browser.wait("(n => n < arguments[0] && n)"
                                      "(Number(document.querySelector('.tile')?.getAttribute('aria-setsize')))", whole)
            assert found > 0, chip
            self.browser.run(f"{chips}[arguments[0]].click()", chip)
            self.browser.wait("Number(document.querySelector('.tile')?.getAttribute('aria-setsize')) === arguments[0]",
                              whole)

    def sliders_change_pixels(self):
        self.open()
        before = self.bytes(self.first_picture())
        self.browser.run("document.querySelector('input[type=range][min=\"100\"]').focus()")
        self.browser.press("End")
        address = self.first_picture("weight=900")
        assert self.bytes(address) != before
        assert self.bytes(address) == self.command("render", address)

    def the_address_reproduces_the_view(self):
        self.open()
        self.browser.wait("document.querySelector('.tile')")
        self.browser.run("document.querySelector('input[type=range][min=\"100\"]').focus()")
        self.browser.press("Home")
        self.browser.wait("location.hash.includes('weight=100')")
        first = self.first_picture("weight=100")
        self.browser.open(self.browser.run("return location.href"))
        again = self.first_picture()
        assert again == first, (again, first)

    def pointing_plays_an_effect(self):
        self.open()
        # Repeated in case the library is read again in the meantime.
        address = self.browser.wait(
            "(() => { document.querySelector('.tile:has(img)')?.dispatchEvent("
            "new PointerEvent('pointerover', {bubbles: true}));"
            " return document.querySelector('.tile .moving')?.src; })()")
        assert "effect=bounce" in address, address

    def the_tray_takes_symbols_by_keyboard(self):
        self.open()
        self.browser.wait("document.querySelector('.tile')")
        self.browser.run("document.querySelector('.tile').focus()")
        self.browser.press(" ", "Right", " ")
        self.browser.wait("document.querySelectorAll('.tray li img').length === 2")
        self.browser.wait("location.hash.includes('tray=')")

    def an_unreadable_file_is_shown_with_its_message(self):
        self.open("#/?q=broken")
        text = self.browser.wait("document.querySelector('.tile.unreadable')?.textContent")
        assert "broken.svg:1:" in text, text

    def a_changed_file_shows_up(self):
        self.open("#/?q=newcomer")
        self.browser.wait("!document.querySelector('.none').hidden")
        (self.folder / "newcomer.svg").write_text(ICON)
        self.browser.wait("[...document.querySelectorAll('.tile')].some(tile => tile.dataset.id.includes('newcomer'))")

    def a_changed_file_leaves_the_keyboard_where_it_is(self):
        self.open("#/?q=bell")
        self.browser.wait("document.querySelector('.tile')")
        for place in (".tile:nth-child(3)", ".filters button"):
            self.browser.run("document.querySelector(arguments[0]).focus()", place)
            focused = "document.activeElement.dataset.id ?? document.activeElement.textContent"
            before = self.browser.run(f"document.querySelector('.tile').isOld = true; return {focused}")
            self.add("aside.svg", f"<path d='M4 4h9v{len(place)}z'/>")
            self.browser.wait("document.querySelector('.tile') && !document.querySelector('.tile').isOld")
            self.browser.wait(f"({focused}) === arguments[0]", before)

    def a_wide_icon_is_seen_whole(self):
        (self.folder / "panorama.svg").write_text(
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 96 24'><path d='M0 0H96V24H0Z'/></svg>")
        self.wait_for("panorama")
        self.open("#/?q=panorama")
        width, height, ground = self.browser.wait(
            "(image => image?.offsetWidth && [image.offsetWidth, image.offsetHeight, "
            "image.closest('.ground').offsetWidth])(document.querySelector('.tile img'))")
        assert width <= ground and abs(width - 4 * height) <= 4, (width, height, ground)

    def a_tile_keeps_the_focus_when_others_are_found(self):
        self.open("#/?q=bell")
        self.browser.wait("document.querySelector('.tile')")
        self.browser.run("document.querySelector('.tile').focus()")
        self.browser.run("const search = document.querySelector('input[type=search]'); search.value = 'heart';"
                         "search.dispatchEvent(new Event('input', { bubbles: true }))")
        self.browser.wait("document.querySelector('.count').textContent.includes('heart')"
                          " && document.activeElement.matches('.tile[data-id*=heart]')")
