// The weights, scales and rendering modes of symbols, by their names in the command.
const NAMES = ["Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black"];

/** The weights with their titles, names and values. */
export const WEIGHTS = NAMES.map((title, index) => ({ title, name: title.toLowerCase(), value: 100 * (index + 1) }));

export const SCALES = ["small", "medium", "large"];
export const MODES = ["monochrome", "hierarchical", "palette", "multicolor"];

export const weightName = value => NAMES[value / 100 - 1];
