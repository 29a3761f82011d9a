import type { Scene } from "../shared/still-life/scene.ts";

const soft = (from: number, to: number, x: number) => {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/**
 * Afternoon through the workshop's arched door: one low, warm sun, and a red room that gives some of it back.
 * The arch is cut across the sun's rays: `middle` and `half` its width, `spring` where the round begins.
 */
export function workshopLight(middle: number, half: number, spring: number): Pick<Scene, "sun" | "sky" | "exposure"> {
  return {
    sun: {
      towards: [-0.6, 0.56, 0.84],
      colour: [1.36, 1.22, 1.02],
      spread: 0.05,
      gobo: (a, b) => {
        const side = a - middle;
        const away = b < spring ? Math.abs(side) : Math.hypot(side, b - spring);
        return soft(-0.05, 0.05, half - away);
      },
    },
    sky: (_x, y, _z, out) => {
      const up = 0.5 + 0.5 * y;
      out[0] = 0.52 + 0.16 * up;
      out[1] = 0.43 + 0.2 * up;
      out[2] = 0.38 + 0.22 * up;
    },
    exposure: 1,
  };
}
