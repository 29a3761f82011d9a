/** The colours of the glass in the order of a lit window, nearest the light first. `glass.css` has their values. */
export const hues = ["straw", "mari", "coral", "violet", "nile", "blue"] as const;
export type Hue = (typeof hues)[number];

/** Glass steps from full light (0) to far from it (7); `glass.css` mixes each for both themes. */
export type Fade = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
