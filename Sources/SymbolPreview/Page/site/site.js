// Finds symbols by the words and features in the page itself, so that it works without a server.
(() => {
    const field = document.getElementById("search");
    const count = document.getElementById("count");
    const tiles = [...document.querySelectorAll(".grid li")];
    const buttons = [...document.querySelectorAll(".filters button")];
    const index = tiles.map(tile => ({
        tile, name: tile.dataset.name, words: `${tile.dataset.name} ${tile.dataset.words}`.toLowerCase(),
        features: tile.dataset.features.split(" "),
    }));

    /** 0 if all words begin parts of the name, 1 if the name contains them, 2 if other words do, -1 for no match. */
    function rank({ name, words }, asked) {
        if (!asked.every(word => words.includes(word))) return -1;
        if (asked.every(word => name.split(".").some(part => part.startsWith(word)))) return 0;
        return asked.every(word => name.includes(word)) ? 1 : 2;
    }
    /** The text of an address, as it stands where it is wrongly encoded. */
    function decoded(text) {
        try { return decodeURIComponent(text); } catch { return text; }
    }
    function update() {
        const asked = field.value.toLowerCase().split(/\s+/).filter(Boolean);
        const features = buttons.filter(each => each.getAttribute("aria-pressed") === "true")
            .map(each => each.dataset.feature);
        const found = index.map((each, position) => ({ ...each, position, rank: rank(each, asked) }))
            .filter(each => each.rank >= 0 && features.every(name => each.features.includes(name)))
            .sort((one, other) => one.rank - other.rank || one.position - other.position);
        document.querySelector(".grid").replaceChildren(...found.map(each => each.tile));
        count.textContent = found.length === 1 ? "1 symbol" : `${found.length} symbols`;
        history.replaceState(null, "", asked.length ? `#${encodeURIComponent(field.value)}` : "#");
    }
    for (const each of buttons) {
        each.addEventListener("click", () => {
            each.setAttribute("aria-pressed", each.getAttribute("aria-pressed") !== "true");
            update();
        });
    }
    field.value = decoded(location.hash.slice(1));
    field.addEventListener("input", update);
    addEventListener("keydown", event => {
        if (event.key !== "/" || event.target === field) return;
        event.preventDefault();
        field.focus();
    });
    update();
})();
