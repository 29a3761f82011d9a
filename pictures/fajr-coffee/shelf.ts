import { bean, pile } from "../shared/still-life/bean.ts";
import { linear, setColour, type Scene, type Surface, type Thing } from "../shared/still-life/scene.ts";
import { noise, paintTexture, seeded, type Texture } from "../shared/still-life/texture.ts";
import { pouch } from "../shared/still-life/pouch.ts";
import { vessel } from "../shared/still-life/vessel.ts";
import { drawBag, drawSide, drawStar, labelSize, type Bag, type Sticker } from "./label.ts";

/** A filled bag; `size` 1 holds a quarter of a kilogram. */
export function bag(kind: Bag, sticker: Sticker, at: readonly [number, number], turn: number, seed: number, size = 1): Thing {
  const { width, height } = labelSize;
  return pouch({
    at,
    turn,
    seed,
    width: 2 * size,
    height: 3.2 * size,
    depth: 1.05 * size,
    front: paintTexture(width, height, (context) => drawBag(context, kind, sticker)),
    side: paintTexture(600, height, (context) => drawSide(context, kind, 600, height)),
  });
}

const plain = (colour: string): Texture =>
  paintTexture(8, 8, (context) => {
    context.fillStyle = colour;
    context.fillRect(0, 0, 8, 8);
  });

/** The coral cup to take away, with its lid. */
export function cup(at: readonly [number, number], turn = 0): Thing[] {
  const wrap = paintTexture(2400, 1100, (context) => {
    context.fillStyle = "#d24a33";
    context.fillRect(0, 0, 2400, 1100);
    context.fillStyle = "#bb3c27";
    for (let i = 0; i < 8; i++) context.fillRect(0, 760 + i * 46, 2400, 16 + i * 2.6);
    for (let i = 0; i < 3; i++) drawStar(context, 400 + i * 800, 560, 225, ["#fff0da", "#f3a42b", "#2c1240"], "#d24a33");
  });
  return [
    vessel({ outline: "M0 0.04 H.42 L.43 0 L.615 1.5 C.62 1.55 .66 1.55 .66 1.5", at, thickness: 0.035, texture: wrap, coat: 0.35, roughness: 0.5, turn }),
    vessel({ outline: "M0 .2 H.46 C.5 .2 .52 .19 .53 .24 L.55 .3 C.57 .33 .6 .3 .61 .25 L.63 .1 C.64 .06 .7 .06 .7 0 V-.06", at, lift: 1.53, thickness: 0.035, texture: plain("#2c1240"), coat: 0.8, roughness: 0.3 }),
  ];
}

/** Coffee as it is drunk at home: the small cup on its saucer. */
export function finjan(at: readonly [number, number]): Thing[] {
  const porcelain = paintTexture(2000, 700, (context) => {
    context.fillStyle = "#fff4e4";
    context.fillRect(0, 0, 2000, 700);
    context.fillStyle = "#d24a33";
    context.fillRect(0, 0, 2000, 60);
    for (let i = 0; i < 5; i++) drawStar(context, 200 + i * 400, 390, 135, ["#d24a33", "#f3a42b", "#2c1240"], "#fff4e4");
  });
  const glaze = { coat: 1, roughness: 0.12 };
  return [
    vessel({ outline: "M0 0 H.5 C.6 .02 .8 .07 .92 .17", at, thickness: 0.05, texture: plain("#f3a42b"), inside: linear("#f3a42b"), ...glaze }),
    vessel({ outline: "M0 0 H.22 C.25 .03 .24 .05 .26 .08 C.44 .14 .5 .36 .53 .66", at, lift: 0.05, thickness: 0.045, texture: porcelain, inside: linear("#fff4e4"), turn: 0.63, ...glaze }),
    vessel({ outline: "M0 0 H.47", at, lift: 0.57, thickness: 0.03, texture: plain("#3a1a0c"), inside: linear("#3a1a0c"), coat: 1, roughness: 0.05 }),
  ];
}

/** Beans spilled around a place, none inside another thing's foot. */
export function spill(count: number, seed: number, middle: readonly [number, number], spread: readonly [number, number], taken: readonly (readonly [number, number, number])[]): Thing {
  const chance = seeded(seed);
  const placed: [number, number][] = [];
  for (let tries = 0; placed.length < count && tries < 900; tries++) {
    const x = middle[0] + (chance() + chance() - 1) * spread[0];
    const z = middle[1] + (chance() + chance() - 1) * spread[1];
    const free = taken.every(([tx, tz, r]) => Math.hypot(x - tx, z - tz) > r) && placed.every(([px, pz]) => Math.hypot(x - px, z - pz) > 0.26);
    if (free) placed.push([x, z]);
  }
  return pile(placed.map(([x, z]) => bean(x, z, chance() * Math.PI * 2, chance() > 0.4, chance())));
}

/** Rose paper under the first sun: a clear morning from the side, a pale disc painted on the wall. */
export function morning(disc: readonly [x: number, y: number, r: number]): Omit<Scene, "things" | "camera"> {
  const wall = linear("#d9a599");
  const pale = linear("#efc9a4");
  const floor = linear("#d2978a");
  const tint = (out: Surface, x: number, y: number) => {
    const tone = 1 + (noise(x * 30, y * 30) - 0.5) * 0.03;
    out.r *= tone;
    out.g *= tone;
    out.b *= tone;
  };
  return {
    wallZ: -1.9,
    wall: (x, y, out) => {
      setColour(out, Math.hypot(x - disc[0], y - disc[1]) < disc[2] ? pale : wall);
      tint(out, x, y);
    },
    floor: (x, z, out) => {
      setColour(out, floor);
      tint(out, x, z);
    },
    sun: { towards: [-1, 0.66, 0.52], colour: [1.3, 1.14, 0.92], spread: 0.06 },
    sky: (x, y, z, out) => {
      const up = 0.5 + 0.5 * y;
      // A tall window on the right, for the glaze and the lid to mirror.
      const window = x > 0.35 && x < 0.75 && y > 0.1 && y < 0.75 && z > 0.1 ? 1.5 : 0;
      out[0] = 0.36 + 0.14 * up + window;
      out[1] = 0.32 + 0.16 * up + window;
      out[2] = 0.34 + 0.18 * up + window;
    },
    exposure: 1,
  };
}
