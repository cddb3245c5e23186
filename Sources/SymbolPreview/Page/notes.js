// Diagnostics as a list.
import { element } from "./dom.js";

/** A list of diagnostics; those with a position in the drawing highlight it while they are pointed at. */
export function notes(list, outlines = [], light = () => {}) {
    return element("ul.notes", {}, list.map(({ file, line, column, message, help }) => {
        const place = [file, line, column].filter(each => each !== undefined).join(":");
        const text = [place !== "" && element("span.mono", {}, `${place} `), message, help && ` (${help})`];
        const isOutlined = outlines.some(each => each.line === line && each.column === column);
        if (file !== undefined || !isOutlined) return element("li", {}, text);
        const [lit, dark] = [() => light({ line, column }), () => light()];
        return element("li", {}, element("button.note", {
            type: "button", title: "Show where", onpointerenter: lit, onfocus: lit, onclick: lit,
            onpointerleave: dark, onblur: dark,
        }, text));
    }));
}
