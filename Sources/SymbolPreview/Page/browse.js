// The page of the library.
import { button, element, say } from "./dom.js";
import { Grid } from "./grid.js";
import { FEATURES, found, library, onLibrary } from "./library.js";
import { view } from "./view.js";

function filters() {
    const categories = [...new Set(library.symbols.flatMap(each => each.categories ?? []))].sort();
    const category = element("select", { "aria-label": "Category" }, element("option", { value: "" }, "All categories"),
        categories.map(name => element("option", { value: name }, name)));
    category.value = view.get("category");
    category.addEventListener("change", () => view.set({ category: category.value }));
    const chips = FEATURES.map(([name, label]) => chip(label, () => has().includes(name), () => {
        const others = has().filter(each => each !== name);
        view.set({ has: (others.length === has().length ? [...others, name] : others).join(",") });
    }));
    const variants = chip("Variants", () => view.is("variants"), () =>
        view.set({ variants: view.is("variants") ? "" : "true" }));
    return element("div.filters", { role: "group", "aria-label": "Filters" }, category, chips, variants);
}

const controls = bar => [...bar.querySelectorAll("select, button")];

const has = () => view.get("has").split(",").filter(Boolean);

function chip(label, isOn, action) {
    const node = button(label, () => { action(); node.setAttribute("aria-pressed", isOn()); },
        { class: "chip", "aria-pressed": String(isOn()) });
    return node;
}

function summary(hits) {
    const words = view.get("q").trim();
    const count = `${hits.length.toLocaleString("en")} ${hits.length === 1 ? "symbol" : "symbols"}`;
    return words ? `${count} for “${words}”` : count;
}

class Browse {
    #grid = new Grid();
    #count = element("p.count", { id: "found" });
    #none = element("p.none", { hidden: true }, "No symbols found. Try fewer or other words.");
    #failures = element("div.failures", { role: "alert" });
    #bar = filters();

    constructor(main, last) {
        document.title = library.title ? `${library.title} · Insignia` : "Insignia";
        const help = element("p.unseen", { id: "grid-help" },
            "Arrow keys move, Return opens a symbol, Space adds it to the tray or removes it.");
        main.replaceChildren(element("h1.unseen", {}, "Library"), element("div.head", {}, this.#bar, this.#count), help,
            this.#failures, this.#none, this.#grid.element);
        this.leaveView = view.onChange(names => {
            if (["q", "category", "has", "variants"].some(name => names.has(name))) this.#update();
            if (names.has("page")) this.#fill();
        });
        this.leaveLibrary = onLibrary(() => this.#fill());
        this.#fill().then(() => { if (last) this.#grid.focus(last); });
    }

    focus() { this.#grid.focus(); }

    close() {
        this.leaveView();
        this.leaveLibrary();
        this.#grid.close();
    }

    async #update() {
        try {
            const hits = await found();
            if (!hits) return;
            this.#grid.show(hits);
            this.#count.textContent = summary(hits);
            this.#none.hidden = hits.length > 0;
            say(summary(hits));
        } catch (error) {
            this.#count.textContent = error.message;
        }
    }

    /** Shows the library anew; the keyboard stays where it is. */
    async #fill() {
        const focused = document.activeElement;
        const place = controls(this.#bar).indexOf(focused);
        const tile = this.#grid.element.contains(focused) ? focused.dataset.id : undefined;
        this.#grid.forget();
        const fresh = filters();
        this.#bar.replaceWith(fresh);
        this.#bar = fresh;
        controls(fresh)[place]?.focus();
        this.#failures.replaceChildren(...(library.failures ?? []).map(text => element("p", {}, text)));
        await this.#update();
        if (tile && document.activeElement === document.body) this.#grid.focus(tile);
    }
}

export const browse = (main, last) => new Browse(main, last);
