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

export function browse(main, last) {
    document.title = library.title ? `${library.title} · Insignia` : "Insignia";
    const grid = new Grid();
    const count = element("p.count", { id: "found" });
    const none = element("p.none", { hidden: true }, "Nothing is called so. Fewer or other words may find it.");
    const failures = element("div.failures", { role: "alert" });
    const help = element("p.unseen", { id: "grid-help" },
        "Arrow keys move, Return opens a symbol, Space puts it into the tray or takes it out.");
    let bar = filters();

    async function update() {
        let hits;
        try { hits = await found(); } catch (error) { count.textContent = error.message; return; }
        if (!hits) return;
        grid.show(hits);
        count.textContent = summary(hits);
        none.hidden = hits.length > 0;
        say(summary(hits));
    }
    function fill() {
        grid.forget();
        const fresh = filters();
        bar.replaceWith(fresh);
        bar = fresh;
        failures.replaceChildren(...(library.failures ?? []).map(text => element("p", {}, text)));
        return update();
    }

    main.replaceChildren(element("h1.unseen", {}, "Library"),
        element("div.head", {}, bar, count), help, failures, none, grid.element);
    const leaveView = view.onChange(names => {
        if (["q", "category", "has", "variants"].some(name => names.has(name))) update();
        if (names.has("page")) fill();
    });
    const leaveLibrary = onLibrary(fill);
    fill().then(() => { if (last) grid.focus(last); });
    return {
        focus: () => grid.focus(),
        close: () => { leaveView(); leaveLibrary(); grid.close(); },
    };
}
