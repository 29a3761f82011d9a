import { linear, type Thing } from "../shared/still-life/scene.ts";
import { paintTexture, seeded, type Texture } from "../shared/still-life/texture.ts";
import { vessel } from "../shared/still-life/vessel.ts";

export const clay = {
  slip: "#EFDCBF",
  ochre: "#E3A662",
  terracotta: "#B9552E",
  rust: "#8B3719",
  umber: "#4A1D10",
} as const;

type Place = readonly [x: number, z: number];
type Draw = (context: CanvasRenderingContext2D, chance: () => number) => void;

const width = 3072;
const height = 1536;

/** A slipped body: uneven colour, mineral specks, then what the brush adds. */
function body(colour: string, seed: number, draw: Draw): Texture {
  return paintTexture(width, height, (context) => {
    const chance = seeded(seed);
    context.fillStyle = colour;
    context.fillRect(0, 0, width, height);
    for (let i = 0; i < 260; i++) {
      const y = chance() * height;
      context.fillStyle = chance() > 0.5 ? "rgb(255 240 214 / 3%)" : "rgb(70 22 6 / 3.5%)";
      context.fillRect(0, y, width, 4 + chance() * 40);
    }
    draw(context, chance);
    for (let i = 0; i < 2600; i++) {
      context.fillStyle = `rgb(60 22 8 / ${Math.round(8 + chance() * 22)}%)`;
      const size = 0.8 + chance() * chance() * 5;
      context.fillRect(chance() * width, chance() * height, size, size);
    }
  });
}

/** One loaded stroke around the pot: thicker where the brush rested. */
function band(context: CanvasRenderingContext2D, chance: () => number, y: number, thickness: number, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  const phase = chance() * 6;
  const edge = (x: number, sign: number) => {
    const turn = (x / width) * Math.PI * 2;
    return y * height + sign * thickness * height * 0.5 * (1 + 0.14 * Math.sin(turn * 3 + phase) + 0.08 * Math.sin(turn * 11 + phase * 2 * sign));
  };
  for (let x = 0; x <= width; x += 12) context.lineTo(x, edge(x, -1));
  for (let x = width; x >= 0; x -= 12) context.lineTo(x, edge(x, 1));
  context.fill();
}

function zigzag(context: CanvasRenderingContext2D, chance: () => number, y: number, teeth: number, rise: number, thickness: number, colour: string): void {
  context.strokeStyle = colour;
  context.lineJoin = "round";
  context.lineCap = "round";
  context.lineWidth = thickness * height;
  context.beginPath();
  for (let i = 0; i <= teeth * 2; i++) {
    const slip = i === 0 || i === teeth * 2 ? 0 : (chance() - 0.5) * 10;
    context.lineTo((i / (teeth * 2)) * width + slip, (y + (i % 2 ? rise : 0)) * height + slip * 0.6);
  }
  context.stroke();
}

/** The khatam: two squares, one turned. */
function star(context: CanvasRenderingContext2D, x: number, y: number, rx: number, ry: number, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  for (let i = 0; i < 16; i++) {
    const r = i % 2 ? 0.765 : 1;
    const a = (i / 16) * Math.PI * 2;
    context.lineTo(x + Math.sin(a) * rx * r, y - Math.cos(a) * ry * r);
  }
  context.fill();
}

export function waveBottle(at: Place, turn = 0): Thing {
  return vessel({
    outline: "M0 0 H.44 C.9 .62 1.06 1.5 .74 2.08 C.5 2.5 .29 2.6 .29 2.96 C.29 3.2 .35 3.34 .46 3.48",
    at,
    turn,
    thickness: 0.1,
    rings: 0.05,
    wobble: 0.008,
    inside: linear(clay.rust),
    texture: body(clay.slip, 11, (context, chance) => {
      band(context, chance, 0.985, 0.05, clay.rust);
      band(context, chance, 0.375, 0.012, clay.rust);
      for (let row = 0; row < 5; row++) zigzag(context, chance, 0.43 + row * 0.085, 13, 0.052, 0.017, clay.rust);
      band(context, chance, 0.895, 0.012, clay.rust);
      band(context, chance, 0.01, 0.05, clay.rust);
      band(context, chance, 0.16, 0.01, clay.rust);
    }),
  });
}

export function starJar(at: Place, turn = 0): Thing {
  return vessel({
    outline: "M0 0 H.52 C1.04 .3 1.2 1.05 .86 1.5 C.68 1.72 .5 1.8 .48 2.02 C.48 2.14 .54 2.22 .66 2.28",
    at,
    turn,
    thickness: 0.11,
    rings: 0.05,
    wobble: 0.007,
    coat: 0.55,
    roughness: 0.35,
    inside: linear("#2E120A"),
    texture: body(clay.umber, 23, (context, chance) => {
      band(context, chance, 0.3, 0.016, clay.ochre);
      band(context, chance, 0.345, 0.016, clay.ochre);
      for (let i = 0; i < 18; i++) star(context, ((i + 0.5) / 18) * width, height * 0.47, 66, 78, clay.ochre);
      for (let i = 0; i < 18; i++) star(context, ((i + 0.5) / 18) * width, height * 0.47, 26, 30, clay.umber);
      for (let i = 0; i < 18; i++) star(context, (i / 18) * width, height * 0.47, 20, 24, clay.slip);
      band(context, chance, 0.595, 0.016, clay.ochre);
      zigzag(context, chance, 0.635, 27, 0.045, 0.012, clay.slip);
      band(context, chance, 0.72, 0.016, clay.ochre);
      band(context, chance, 0.02, 0.05, clay.ochre);
    }),
  });
}

export function ochreBowl(at: Place, turn = 0): Thing {
  return vessel({
    outline: "M0 0 H.4 C.44 .05 .38 .1 .42 .15 C.86 .2 1.12 .52 1.18 .92",
    at,
    turn,
    thickness: 0.09,
    rings: 0.05,
    wobble: 0.01,
    inside: linear("#D08C48"),
    texture: body(clay.ochre, 37, (context, chance) => {
      band(context, chance, 0.2, 0.19, clay.rust);
      for (let i = 0; i < 30; i++) star(context, ((i + 0.5) / 30) * width, height * 0.2, 34, 82, clay.slip);
      band(context, chance, 0.4, 0.03, clay.rust);
    }),
  });
}

export function slipBowl(at: Place, turn = 0): Thing {
  return vessel({
    outline: "M0 0 H.26 C.3 .04 .26 .08 .3 .11 C.6 .15 .78 .36 .82 .64",
    at,
    turn,
    thickness: 0.075,
    rings: 0.05,
    wobble: 0.01,
    inside: linear("#E7CDA6"),
    texture: body(clay.slip, 41, (context, chance) => {
      band(context, chance, 0.02, 0.09, clay.terracotta);
      band(context, chance, 0.24, 0.1, clay.terracotta);
      band(context, chance, 0.4, 0.04, clay.terracotta);
    }),
  });
}

export function littleJug(at: Place, turn = 0): Thing {
  return vessel({
    outline: "M0 0 H.34 C.74 .14 .8 .64 .48 .92 C.3 1.06 .26 1.12 .27 1.24 C.29 1.32 .33 1.36 .39 1.4",
    at,
    turn,
    thickness: 0.075,
    rings: 0.06,
    wobble: 0.01,
    inside: linear("#6F2A12"),
    texture: body(clay.terracotta, 53, (context, chance) => {
      band(context, chance, 0.5, 0.2, clay.slip);
      zigzag(context, chance, 0.47, 20, 0.06, 0.024, clay.rust);
      band(context, chance, 0.32, 0.02, clay.slip);
      band(context, chance, 0.01, 0.05, clay.slip);
    }),
  });
}
