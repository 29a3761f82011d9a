/** The glass of the house, in the order of a lit window: nearest the light first. */
export const hues = ["straw", "mari", "coral", "violet", "nile", "blue"] as const;
export type Hue = (typeof hues)[number];

/** Where a piece is drawn: on day paper or on night paper. */
export type Theme = "day" | "night";

/** Glass colours, for glass and never for words. Night glass is brighter, since light comes through it. */
export const glass: Readonly<Record<Theme, Readonly<Record<Hue, string>>>> = {
  day: {
    straw: "#F5CF86",
    mari: "#F4A72C",
    coral: "#E8553A",
    violet: "#6D28D9",
    nile: "#0E8A7D",
    blue: "#2F6DB5",
  },
  night: {
    straw: "#FFDD98",
    mari: "#FFB93C",
    coral: "#FF6A4A",
    violet: "#8F4DFF",
    nile: "#19B3A2",
    blue: "#4A8FE0",
  },
};

/** Glass steps from full light (0) to far from it (7); `window.css` gives each its mixture in both themes. */
export type Fade = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
