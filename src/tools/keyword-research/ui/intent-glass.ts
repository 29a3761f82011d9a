import type { Intent } from "../contract.ts";

/**
 * The colour of each intent. Marigold has too little contrast with the background and gets an
 * outline.
 */
export const intentGlass = {
  buy: "g-mari",
  compare: "g-violet",
  find: "g-nile",
  learn: "g-blue",
} as const satisfies Record<Intent, string>;

export const getStarClass = (intent: Intent): string =>
  intentGlass[intent] === "g-mari" ? "lit rimmed" : "lit";
