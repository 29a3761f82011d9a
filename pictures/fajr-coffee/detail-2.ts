import { linear, setColour, type Scene, type Thing } from "../shared/still-life/scene.ts";
import { pouch } from "../shared/still-life/pouch.ts";
import { show } from "../shared/still-life/show.ts";
import { noise, paintTexture, seeded, type Texture } from "../shared/still-life/texture.ts";
import { cream, plum } from "./label.ts";
import { bag } from "./shelf.ts";

/** What stood on the shelf before: brown paper, a label that fades. */
function kraft(seed: number): Texture {
  return paintTexture(900, 1440, (context) => {
    const chance = seeded(seed);
    context.fillStyle = ["#a67c52", "#b08558", "#9c7148"][seed % 3]!;
    context.fillRect(0, 0, 900, 1440);
    for (let i = 0; i < 2600; i++) {
      context.fillStyle = chance() > 0.5 ? "rgb(70 40 16 / 10%)" : "rgb(255 232 196 / 9%)";
      context.fillRect(chance() * 900, chance() * 1440, 4 + chance() * 26, 1.4);
    }
    const faded = 0.5 + chance() * 0.3;
    context.globalAlpha = faded;
    context.fillStyle = "#e9dfcc";
    context.fillRect(190, 560, 520, 420);
    context.fillStyle = "#6b5236";
    context.direction = "rtl";
    context.textAlign = "center";
    context.font = "500 108px Readex";
    context.fillText(["بن غامق", "بن وسط", "بن محوج"][seed % 3]!, 450, 740);
    context.font = "300 52px Readex";
    context.fillText(["250 جم", "بلدي مخصوص", "250 جرام"][seed % 3]!, 450, 850);
    context.globalAlpha = 1;
  });
}

function brown(at: readonly [number, number], turn: number, seed: number, size: number): Thing {
  const paper = kraft(seed);
  return pouch({ at, turn, seed, width: 1.9 * size, height: 3 * size, depth: size, front: paper, side: paper, coat: 0.1 });
}

/** A grocer's shelf under his white tubes: flat light from above, and eight bags in a row. */
function scene(): Scene {
  const board = linear("#8b6a4c");
  const back = linear("#5b4a3d");
  return {
    things: [
      brown([-5.3, -0.1], 0.1, 4, 1),
      brown([-3.35, -0.2], -0.08, 5, 1.06),
      bag(plum, { blend: "خلطة الكوربة", degree: "غامق", weight: "250 جم", roasted: "14 أكتوبر" }, [-1.25, 0.06], 0.05, 3),
      brown([0.85, -0.15], 0.12, 7, 0.98),
      bag(cream, { blend: "محوّج الدار", degree: "وسط", weight: "250 جم", roasted: "16 أكتوبر" }, [2.95, 0.08], -0.06, 14),
      brown([5.05, -0.1], -0.12, 9, 1.04),
    ],
    wallZ: -0.95,
    wall: (x, y, out) => {
      const grain = 0.85 + 0.3 * noise(x * 0.8, y * 26);
      setColour(out, [back[0] * grain, back[1] * grain, back[2] * grain]);
    },
    floor: (x, z, out) => {
      const grain = 0.8 + 0.4 * noise(x * 0.9, z * 22);
      setColour(out, [board[0] * grain, board[1] * grain, board[2] * grain], 0.25, 0.5);
    },
    camera: { at: [0.1, 1.6, 16], focal: 3.4, shift: [0, 0.105] },
    sun: { towards: [-0.16, 1, 0.62], colour: [0.98, 1.02, 1.04], spread: 0.3 },
    sky: (_x, y, z, out) => {
      const share = 0.24 + 0.3 * Math.max(0, y) + 0.22 * Math.max(0, z);
      out[0] = share * 0.98;
      out[1] = share;
      out[2] = share * 1.02;
    },
    exposure: 0.98,
  };
}

show(scene, "canvas", 1600, 900, 32);
