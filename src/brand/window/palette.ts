/*
 * Words of the drawings, also in names of classes and tokens:
 * - qamariyya: a window of coloured glass set in plaster, the model of every drawing
 * - khatam: the star of eight points that its lattice repeats
 * - glass, pane: a coloured piece; lead: the dark line between pieces; rim: a line around a piece
 * - plaster: the frame that holds the glass; reveal: the depth of the wall inside an opening
 * - spandrel: the area between an arch and its frame; roundel: a round opening in a spandrel
 * - frieze: a band of stars; moon: the round window over two arched lights
 * - lit: a hue at full strength; tint1 to tint3: mixed with more and more pale glass; wash: a
 *   trace of it on paper; unlit: an outline without light
 * - floor: the coloured light that a window throws on the ground before it
 * - z0 to z7: classes of `Fade`, from full light to far from it
 * - straw (pale yellow), mari (marigold yellow), coral (orange red), nile (green): names of hues
 */

/**
 * The colours of the glass in the order of a lit window, nearest the light first. `glass.css` has
 * their values.
 */
export const hues = ["straw", "mari", "coral", "violet", "nile", "blue"] as const;
export type Hue = (typeof hues)[number];

/** Glass steps from full light (0) to far from it (7); `glass.css` mixes each for both themes. */
export type Fade = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
