// The page of a symbol: its stage and its panels.
import { checks } from "./checks.js";
import { choice, toggle } from "./controls.js";
import { button, element, identifier } from "./dom.js";
import { forms } from "./forms.js";
import { layers } from "./layers.js";
import { library, meant, onLibrary, onOpen, place, symbol } from "./library.js";
import { motion } from "./motion.js";
import { Stage } from "./stage.js";
import { take } from "./take.js";
import { inTray, toggleTray } from "./tray.js";
import { changesDrawing, linkTo, view } from "./view.js";

const PANELS = [["forms", "Forms", forms], ["layers", "Layers", layers], ["motion", "Motion", motion],
    ["check", "Check", checks], ["take", "Export", take]];
const ZOOMS = [["fit", "Fit"], ...[1, 2, 4, 8, 16, 32].map(factor => [`${factor}`, `${factor} ×`])];

function neighbours(id) {
    const ids = library.symbols.map(each => each.id);
    const index = ids.indexOf(id);
    return index < 0 ? [] : [[ids[index - 1], "Previous symbol", "‹"], [ids[index + 1], "Next symbol", "›"]]
        .filter(([other]) => other);
}

function head(id) {
    const { name, label, keywords = [] } = symbol(id);
    const put = button("", () => { toggleTray(id); update(); });
    const update = () => { put.textContent = inTray(id) ? "Remove from tray" : "Add to tray"; };
    update();
    return element("div.title", {},
        element("div", {}, element("h1", {}, name),
            element("p.quiet", {}, [label, place(symbol(id)), ...keywords.slice(0, 8)].filter(Boolean).join(" · "))),
        element("div.actions", {}, put,
            element("a.button.text", { ...linkTo("compare", "", { a: id, b: id, "b.weight": 900 }),
                "aria-label": `Compare ${name} in two states` }, "Compare"),
            neighbours(id).map(([other, text, sign]) =>
            element("a.button", { ...linkTo("symbol", other), "aria-label": text, title: text }, sign))));
}

function tabs(choose) {
    const panel = element("section.panel", { id: identifier("panel"), role: "tabpanel" });
    const list = PANELS.map(([name, label]) => element("button", {
        type: "button", role: "tab", id: identifier("tab"), "aria-controls": panel.id, "data-panel": name,
        onclick: () => view.set({ panel: name }),
    }, label));
    const bar = element("div.tabs", { role: "tablist", "aria-label": "About this symbol" }, list);
    bar.addEventListener("keydown", event => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (!step) return;
        event.preventDefault();
        const next = list[(list.findIndex(tab => tab === document.activeElement) + step + list.length) % list.length];
        next.focus();
        view.set({ panel: next.dataset.panel });
    });
    const follow = () => {
        for (const tab of list) {
            const isChosen = tab.dataset.panel === view.get("panel");
            tab.setAttribute("aria-selected", isChosen);
            tab.tabIndex = isChosen ? 0 : -1;
            if (isChosen) panel.setAttribute("aria-labelledby", tab.id);
        }
        choose(panel);
    };
    return { bar, panel, follow };
}

/** Whether the file of a symbol has changed and is not read yet; the library changes again once it is. */
const isUnread = id => library.byId.has(id) && !symbol(id).kind && !symbol(id).error;

/** The reason why a symbol cannot be shown. Only the server knows about dropped symbols. */
const fault = id => library.byId.has(id) ? symbol(id).error
    : id.startsWith("drop-") ? undefined : "There is no symbol with this name.";

// The file that was last shown, which remains what an address means when another file gets its name.
let lastFile;

class SymbolPage {
    #panel = {};

    constructor(main, id) {
        this.id = id;
        this.stage = new Stage(id);
        this.transport = element("div.transport");
        const { bar, panel, follow } = tabs(node => this.#choose(node, id));
        const tools = element("div.tools", {}, choice("zoom", "Zoom", ZOOMS),
            toggle("guides", "Guides", { on: "lines", off: "none" }));
        main.replaceChildren(head(id), element("div.work", {},
            element("div.show", {}, this.stage.element, tools, this.transport), element("div.side", {}, bar, panel)));
        this.stage.element.addEventListener("keydown", event => zoom({ "+": 1, "=": 1, "-": -1 }[event.key]));
        this.leaveView = view.onChange(names => {
            if (names.has("panel")) follow();
            this.#follow(names);
        });
        this.file = lastFile = symbol(id).file;
        this.leaveServer = onOpen(() => { if (!this.stage.message.hidden) this.stage.update(); });
        follow();
    }

    focus() { this.stage.element.focus(); }

    close() {
        this.leaveView();
        this.leaveServer();
        this.#panel.close?.();
        this.stage.close();
    }

    /**
     * Follows the files; false where the symbol can no longer be shown. Where another symbol gets the same name or
     * gives it up, the symbol has another id.
     */
    read() {
        const [now] = this.file ? meant(this.file) : [];
        if (now && now.id !== this.id) {
            view.rename(now.id);
            return true;
        }
        if (isUnread(this.id)) return true;
        if (fault(this.id)) return false;
        this.stage.update();
        this.#panel.follow?.(new Set(["library"]));
        return true;
    }

    #choose(node, id) {
        const name = view.get("panel");
        if (name === this.name) return;
        this.name = name;
        this.#panel.close?.();
        node.replaceChildren();
        this.transport.replaceChildren();
        const [, , panel] = PANELS.find(([each]) => each === name) ?? PANELS[0];
        this.#panel = panel(node, { id, stage: this.stage, transport: this.transport });
    }

    #follow(names) {
        const isSized = names.has("zoom") || (this.stage.zoom && names.has("point-size"));
        if (changesDrawing(names) || isSized || names.has("guides")) this.stage.update();
        if (changesDrawing(names) || isSized) this.#panel.follow?.(names);
    }
}

function zoom(step) {
    const index = ZOOMS.findIndex(([value]) => value === view.get("zoom")) + (step ?? 0);
    if (step && ZOOMS[index]) view.set({ zoom: ZOOMS[index][0] });
}

/** Links to the symbols that share a name. */
function choices(main, all) {
    const links = all.map(each =>
        element("li", {}, element("a", linkTo("symbol", each.id), `${each.name} in ${place(each)}`)));
    main.replaceChildren(element("h1", {}, all[0].name),
        element("p", { role: "alert" }, "Several symbols have this name."), element("ul", {}, links));
    return { read: () => true, close() {} };
}

/** The message in place of a symbol that cannot be shown, until that changes. */
function faulty(main, id, wrong) {
    const back = library.byId.has(id) ? [] : [element("p", {}, element("a", linkTo(""), "All symbols"))];
    main.replaceChildren(element("h1", {}, symbol(id).name), element("p.wrong", { role: "alert" }, wrong), ...back);
    return { read: () => isUnread(id) || fault(id) === wrong, close() {} };
}

function open(main) {
    const all = meant(view.id);
    const found = all.find(each => each.file === lastFile) ?? all[0];
    const id = found?.id ?? view.id;
    document.title = symbol(id).name;
    if (all.length > 1 && found.file !== lastFile) return choices(main, all);
    const wrong = fault(id);
    return wrong ? faulty(main, id, wrong) : new SymbolPage(main, id);
}

export function symbolPage(main) {
    let page = open(main);
    const leave = onLibrary(() => {
        if (page.read()) return;
        page.close();
        page = open(main);
    });
    return {
        focus: () => page.focus?.(),
        close() {
            leave();
            page.close();
        },
    };
}
