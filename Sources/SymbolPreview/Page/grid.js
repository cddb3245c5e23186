// The library as a grid: a list box in which arrow keys move, Return opens a symbol and Space adds it to the tray. Only
// visible rows are in the page, so that it stays smooth with any number of symbols.
import { element, once, say } from "./dom.js";
import { pictureOptions, symbol } from "./library.js";
import { Motion } from "./pointing.js";
import { Tile } from "./tile.js";
import { toggleTray } from "./tray.js";
import { changesDrawing, view } from "./view.js";

const GAP = 6;
// The number of rows above and below the window that are prepared before they become visible.
const MARGIN = 2;
// The height of a name in two lines, the reason why it was found, or else a third line, and the gaps between them, in
// pixels.
const TEXT = 66;

export class Grid {
    #tiles = new Map();
    #shown = new Set();
    #hits = [];
    #active = 0;
    #columns = 1;
    #row = 1;

    constructor() {
        this.element = element("ul.grid", {
            role: "listbox", "aria-label": "Symbols", "aria-multiselectable": "true", "aria-describedby": "grid-help",
        });
        this.motion = new Motion();
        this.arrange = once(() => this.#arrange());
        this.redraw = once(() => this.#shown.forEach(tile => tile.draw()));
        this.observer = new ResizeObserver(this.arrange);
        this.observer.observe(this.element);
        addEventListener("scroll", this.arrange, { passive: true });
        this.element.addEventListener("keydown", event => this.#key(event));
        this.element.addEventListener("click", event => this.#click(event));
        this.element.addEventListener("focusin", event => this.#focus(event.target.closest("li")));
        this.element.addEventListener("focusout", () => this.motion.stop());
        this.element.addEventListener("pointerover", event => this.#point(event));
        this.element.addEventListener("pointerleave", () => this.motion.stop());
        this.leave = view.onChange(names => this.#follow(names));
    }

    close() {
        this.leave();
        this.observer.disconnect();
        removeEventListener("scroll", this.arrange);
        this.motion.stop();
        for (const tile of this.#shown) tile.picture.drop();
    }

    /** Shows symbols; if one had the focus, the same or else the first has it then. */
    show(hits) {
        this.motion.stop();
        const [id, isFocused] = [this.#hits[this.#active]?.symbol.id, this.element.contains(document.activeElement)];
        this.#hits = hits;
        this.#active = Math.max(0, hits.findIndex(hit => hit.symbol.id === id));
        this.#arrange();
        if (isFocused) this.#tiles.get(hits[this.#active]?.symbol.id)?.element.focus({ preventScroll: true });
        this.redraw();
    }

    /** Discards all tiles, since files may have changed. */
    forget() {
        this.#tiles.clear();
        this.#shown.clear();
        this.element.replaceChildren();
    }

    focus(id) {
        const index = this.#hits.findIndex(hit => hit.symbol.id === id);
        if (this.#hits.length) this.#go(index < 0 ? this.#active : index);
    }

    #tile(symbol) {
        const tile = this.#tiles.get(symbol.id) ?? new Tile(symbol);
        this.#tiles.set(symbol.id, tile);
        return tile;
    }

    #measure() {
        const points = Number(view.get("point-size"));
        const ground = Math.max(64, Math.round(points * 1.75));
        const least = Math.max(innerWidth < 600 ? 104 : 118, Math.round(points * 1.9));
        this.#columns = Math.max(1, Math.floor((this.element.clientWidth + GAP) / (least + GAP)));
        this.#row = ground + TEXT + GAP;
        this.element.style.setProperty("--columns", this.#columns);
        this.element.style.setProperty("--ground", `${ground}px`);
        this.element.style.setProperty("--row", `${ground + TEXT}px`);
        this.element.style.height = `${Math.ceil(this.#hits.length / this.#columns) * this.#row}px`;
    }

    /** Puts the visible rows into the page; tiles that were visible before stay in place. */
    #arrange() {
        this.#measure();
        const top = -this.element.getBoundingClientRect().top;
        const first = Math.max(0, Math.floor(top / this.#row) - MARGIN);
        const last = Math.ceil((top + innerHeight) / this.#row) + MARGIN;
        const begin = first * this.#columns;
        const tiles = this.#hits.slice(begin, Math.max(0, last) * this.#columns).map(({ symbol, why }, index) => {
            const tile = this.#tile(symbol);
            tile.describe(begin + index, this.#hits.length, why);
            tile.element.tabIndex = begin + index === this.#active ? 0 : -1;
            return tile;
        });
        const wanted = new Set(tiles);
        for (const tile of this.#shown) if (!wanted.has(tile)) this.#remove(tile);
        let next = this.element.firstChild;
        for (const { element } of tiles) {
            if (element === next) next = next.nextSibling;
            else this.element.insertBefore(element, next);
        }
        this.element.style.paddingTop = `${first * this.#row}px`;
        for (const tile of tiles) if (!this.#shown.has(tile)) tile.draw();
        this.#shown = wanted;
        // While the active tile is not in the page, the list itself takes the focus.
        this.element.tabIndex = tiles.some(tile => tile.element.tabIndex === 0) ? -1 : 0;
    }

    #remove(tile) {
        if (tile.element.contains(document.activeElement)) this.element.focus({ preventScroll: true });
        tile.element.remove();
        tile.picture.drop();
    }

    #follow(names) {
        if (names.has("point-size")) this.arrange();
        if (names.has("point-size") || changesDrawing(names)) {
            this.motion.stop();
            this.redraw();
        }
        if (names.has("tray")) this.#tiles.forEach(tile => tile.choose());
    }

    /** Scrolls to a symbol by its index and focuses it. */
    #go(index) {
        this.#active = index;
        const row = Math.floor(index / this.#columns) * this.#row;
        const top = this.element.getBoundingClientRect().top + row;
        const bar = document.querySelector(".bar").offsetHeight;
        if (top < bar) scrollBy(0, top - bar - GAP);
        else if (top + this.#row > innerHeight) scrollBy(0, top + this.#row - innerHeight + GAP);
        this.#arrange();
        this.#tiles.get(this.#hits[index].symbol.id)?.element.focus({ preventScroll: true });
    }

    #index(tile) { return Number(tile.getAttribute("aria-posinset")) - 1; }

    #focus(tile) {
        if (!tile) return;
        if (this.#index(tile) !== this.#active) {
            this.#active = this.#index(tile);
            this.arrange();
        }
        if (tile.matches(":focus-visible")) this.#play(tile);
    }

    #point(event) {
        const tile = event.target.closest("li");
        if (tile && event.pointerType !== "touch") this.#play(tile);
    }

    #play({ dataset: { id } }) {
        const tile = this.#tiles.get(id);
        if (tile && !symbol(id).error) this.motion.play(tile.picture, pictureOptions(id));
    }

    #click(event) {
        const tile = event.target.closest("li");
        if (!tile) return;
        const isChosen = event.target.closest(".add") || event.metaKey || event.ctrlKey || event.shiftKey;
        if (isChosen) this.#choose(tile.dataset.id);
        else view.go("symbol", tile.dataset.id);
    }

    #choose(id) { say(`${symbol(id).name} ${toggleTray(id) ? "is in" : "is not in"} the tray`); }

    #key(event) {
        if (!this.#hits.length || event.altKey || event.metaKey || event.ctrlKey) return;
        const page = this.#columns * Math.max(1, Math.floor(innerHeight / this.#row) - 1);
        const steps = {
            ArrowRight: 1, ArrowLeft: -1, ArrowDown: this.#columns, ArrowUp: -this.#columns,
            PageDown: page, PageUp: -page, Home: -Infinity, End: Infinity,
        };
        const { id } = this.#hits[this.#active].symbol;
        if (event.key in steps) this.#go(Math.min(this.#hits.length - 1, Math.max(0, this.#active + steps[event.key])));
        else if (event.key === "Enter") view.go("symbol", id);
        else if (event.key === " ") this.#choose(id);
        else return;
        event.preventDefault();
    }
}
