// The pages and the elements around them.
import { browse } from "./browse.js";
import { compare } from "./compare.js";
import { element } from "./dom.js";
import { icons } from "./icons.js";
import { keys } from "./keys.js";
import { follow, library, onLibrary, read } from "./library.js";
import { rail } from "./rail.js";
import { symbolPage } from "./symbol.js";
import { tray } from "./tray.js";
import { isDark, refreshLinks, view } from "./view.js";

const PAGES = { "": browse, symbol: symbolPage, compare, icons };
const main = document.getElementById("main");
const search = document.getElementById("search");
const wrong = element("p.wrong.address", { role: "alert" });
let page;
let shown;
let last;

function theme() {
    document.documentElement.dataset.appearance = isDark() ? "dark" : "light";
    document.documentElement.dataset.ground = view.get("background") === "grid" ? "grid" : "";
    const ground = view.get("background");
    if (ground && ground !== "grid") document.documentElement.style.setProperty("--ground-color", ground);
    else document.documentElement.style.removeProperty("--ground-color");
}

function links() {
    for (const link of document.querySelectorAll("header nav a")) {
        link.setAttribute("aria-current", view.page === link.dataset.page ? "page" : "false");
    }
    // Once all parts of the page have followed the same change.
    queueMicrotask(refreshLinks);
}

function show() {
    const next = `${view.page}/${view.id}`;
    if (next === shown) return;
    const isFirst = shown === undefined;
    shown = next;
    page?.close();
    main.replaceChildren();
    scrollTo(0, 0);
    page = (PAGES[view.page] ?? browse)(main, last);
    last = view.page === "symbol" ? view.id : undefined;
    if (!isFirst && document.activeElement !== search) main.focus({ preventScroll: true });
}

search.addEventListener("input", () => {
    if (view.page !== "") view.go("", "", { q: search.value });
    else view.set({ q: search.value });
});
search.addEventListener("keydown", event => {
    if (event.key !== "ArrowDown" && event.key !== "Enter") return;
    event.preventDefault();
    page?.focus?.();
});
// The address of the link would be read as that of a page.
document.querySelector(".skip").addEventListener("click", event => {
    event.preventDefault();
    main.focus();
});
search.form.addEventListener("submit", event => event.preventDefault());
addEventListener("keydown", event => {
    const isTyping = event.target.closest?.("input:not([type=range], [type=radio], [type=checkbox]), textarea, select");
    if (event.key === "/" && !isTyping) {
        event.preventDefault();
        search.focus();
        search.select();
    } else if (event.key === "?" && !isTyping) {
        help.showModal();
    } else if (event.key === "Escape" && view.page === "symbol" && !isTyping && !help.open) {
        view.go("");
    }
});
addEventListener("pagehide", view.write);

const tell = () => { wrong.textContent = view.faults.join("; "); };

view.onChange(names => {
    tell();
    theme();
    links();
    if (document.activeElement !== search) search.value = view.get("q");
    if (names.has("page")) show();
});

const help = keys();
document.getElementById("keys").addEventListener("click", () => help.showModal());

const side = document.getElementById("rail");
const wide = matchMedia("(min-width: 60rem)");
const fold = () => { side.open = wide.matches; };
wide.addEventListener("change", fold);
fold();
document.getElementById("controls").append(...rail());
main.parentElement.before(wrong);
tell();
theme();
links();
search.value = view.get("q");
try {
    await read();
    tray(document.getElementById("tray"));
    show();
    follow();
    onLibrary(() => { document.documentElement.dataset.revision = library.revision; });
    document.documentElement.dataset.ready = "true";
} catch (error) {
    main.replaceChildren(element("p.none", { role: "alert" }, error.message));
}
