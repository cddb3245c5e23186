// The library as a grid: a list box, in which arrow keys move, Return opens and Space puts into the tray.
import { element, once, say } from "./dom.js";
import { library, picture, pictureOptions } from "./library.js";
import { Motion } from "./pointing.js";
import { Picture } from "./pictures.js";
import { inTray, toggleTray } from "./tray.js";
import { changesDrawing, displayScale, view } from "./view.js";

export class Grid {
    #tiles = new Map();
    #visible = new Set();
    #active;

    constructor() {
        this.element = element("ul.grid", {
            role: "listbox", "aria-label": "Symbols", "aria-multiselectable": "true", "aria-describedby": "grid-help",
        });
        this.motion = new Motion();
        this.observer = new IntersectionObserver(entries => this.#see(entries), { rootMargin: "200px 0px" });
        this.redraw = once(() => this.#visible.forEach(tile => this.#draw(tile)));
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
        this.motion.stop();
        for (const tile of this.#visible) tile.picture.drop();
    }

    show(hits) {
        this.motion.stop();
        const tiles = hits.map(({ symbol, why }) => {
            const tile = this.#tile(symbol);
            tile.why.textContent = why ?? "";
            return tile.element;
        });
        this.element.replaceChildren(...tiles);
        this.#activate(tiles.includes(this.#active) ? this.#active : tiles[0]);
        this.#size();
        this.redraw();
    }

    focus(id) {
        const tile = this.#tiles.get(id)?.element;
        if (tile?.isConnected) this.#activate(tile);
        this.#active?.focus();
    }

    #tile(symbol) {
        const known = this.#tiles.get(symbol.id);
        if (known) return known;
        const tile = { id: symbol.id, picture: new Picture() };
        tile.why = element("span.why");
        const add = element("span.add", { "aria-hidden": "true", title: "Put into the tray (Space)" });
        tile.element = element("li.tile", {
            role: "option", tabindex: "-1", "data-id": symbol.id, "aria-selected": String(inTray(symbol.id)),
            "aria-label": symbol.error ? `${symbol.name}: cannot be read` : `${symbol.name}, ${symbol.label ?? ""}`,
        }, element("span.ground", {}, tile.picture.element), element("span.name", {}, broken(symbol.name)), tile.why, add);
        if (symbol.error) {
            tile.element.classList.add("unreadable");
            tile.picture.element.append(symbol.error);
        }
        this.#tiles.set(symbol.id, tile);
        this.observer.observe(tile.element);
        return tile;
    }

    #draw(tile) {
        if (!library.byId.get(tile.id)?.error) tile.picture.show(picture(tile.id), displayScale());
    }

    #see(entries) {
        for (const entry of entries) {
            const tile = this.#tiles.get(entry.target.dataset.id);
            if (entry.isIntersecting) {
                this.#visible.add(tile);
                this.#draw(tile);
            } else {
                this.#visible.delete(tile);
                tile.picture.drop();
            }
        }
    }

    #follow(names) {
        if (names.has("point-size")) this.#size();
        if (names.has("point-size") || changesDrawing(names)) {
            this.motion.stop();
            this.redraw();
        }
        if (names.has("tray")) {
            for (const { id, element } of this.#tiles.values()) element.setAttribute("aria-selected", inTray(id));
        }
    }

    #size() {
        const points = Number(view.get("point-size"));
        this.element.style.setProperty("--tile", `${Math.max(innerWidth < 600 ? 104 : 118, Math.round(points * 1.9))}px`);
        this.element.style.setProperty("--ground", `${Math.max(64, Math.round(points * 1.75))}px`);
    }

    #activate(tile) {
        if (this.#active) this.#active.tabIndex = -1;
        this.#active = tile;
        if (tile) tile.tabIndex = 0;
    }

    #focus(tile) {
        if (!tile) return;
        this.#activate(tile);
        if (tile.matches(":focus-visible")) this.#play(tile);
    }

    #point(event) {
        const tile = event.target.closest("li");
        if (tile && event.pointerType !== "touch") this.#play(tile);
    }

    #play(element) {
        const tile = this.#tiles.get(element.dataset.id);
        if (tile) this.motion.play(tile.picture, pictureOptions(tile.id));
    }

    #click(event) {
        const tile = event.target.closest("li");
        if (!tile) return;
        if (event.target.closest(".add") || event.metaKey || event.ctrlKey || event.shiftKey) this.#choose(tile);
        else view.go("symbol", tile.dataset.id);
    }

    #choose(tile) {
        const isIn = toggleTray(tile.dataset.id);
        say(`${tile.dataset.id} ${isIn ? "is in" : "is not in"} the tray`);
    }

    #key(event) {
        const tiles = [...this.element.children];
        const index = tiles.indexOf(event.target.closest("li"));
        if (index < 0 || event.altKey || event.metaKey || event.ctrlKey) return;
        const columns = Math.max(1, tiles.findIndex(tile => tile.offsetTop > tiles[0].offsetTop));
        const rows = Math.max(1, Math.floor(innerHeight / tiles[0].offsetHeight) - 1);
        const steps = {
            ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns, PageDown: columns * rows,
            PageUp: -columns * rows, Home: -tiles.length, End: tiles.length,
        };
        if (event.key in steps) {
            tiles[Math.min(tiles.length - 1, Math.max(0, index + steps[event.key]))].focus();
        } else if (event.key === "Enter") {
            view.go("symbol", tiles[index].dataset.id);
        } else if (event.key === " ") {
            this.#choose(tiles[index]);
        } else return;
        event.preventDefault();
    }
}

/** Names may be broken behind their dots. */
const broken = name => name.split(".").flatMap((part, index) => index ? [element("wbr"), `.${part}`] : [part]);
