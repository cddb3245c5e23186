// Finds symbols by words and features that stand in the page itself, so that it works from a folder.
(() => {
    const field = document.getElementById("search");
    const count = document.getElementById("count");
    const tiles = [...document.querySelectorAll(".grid li")];
    const buttons = [...document.querySelectorAll(".filters button")];
    const index = tiles.map(tile => ({
        tile, name: tile.dataset.name, words: `${tile.dataset.name} ${tile.dataset.words}`.toLowerCase(),
        features: tile.dataset.features.split(" "),
    }));

    /** 0 where all words begin names, 1 where they are in them, 2 where they are among the other words. */
    function rank({ name, words }, asked) {
        if (!asked.every(word => words.includes(word))) return -1;
        if (asked.every(word => name.split(".").some(part => part.startsWith(word)))) return 0;
        return asked.every(word => name.includes(word)) ? 1 : 2;
    }
    function update() {
        const asked = field.value.toLowerCase().split(/\s+/).filter(Boolean);
        const features = buttons.filter(each => each.getAttribute("aria-pressed") === "true")
            .map(each => each.dataset.feature);
        const found = index.map((each, place) => ({ ...each, place, rank: rank(each, asked) }))
            .filter(each => each.rank >= 0 && features.every(name => each.features.includes(name)))
            .sort((one, other) => one.rank - other.rank || one.place - other.place);
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
    field.value = decodeURIComponent(location.hash.slice(1));
    field.addEventListener("input", update);
    addEventListener("keydown", event => {
        if (event.key !== "/" || event.target === field) return;
        event.preventDefault();
        field.focus();
    });
    update();
})();
