// What a symbol comes in: weights, scales and rendering modes, by the names that the command has for them.
const NAMES = ["Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black"];

/** Each with its name, and its number. */
export const WEIGHTS = NAMES.map((title, index) => ({ title, name: title.toLowerCase(), value: 100 * (index + 1) }));

export const SCALES = ["small", "medium", "large"];
export const MODES = ["monochrome", "hierarchical", "palette", "multicolor"];

export const weightName = value => NAMES[value / 100 - 1];
