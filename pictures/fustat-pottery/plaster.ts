import { setColour, type Rgb, type Surface } from "../shared/still-life/scene.ts";
import { noise } from "../shared/still-life/texture.ts";

/** Lime plaster: a colour with the clouds and the trowel's strokes left in it. */
export function plaster([r, g, b]: Rgb): (x: number, y: number, out: Surface) => void {
  return (x, y, out) => {
    const clouds = noise(x * 0.7 + 3, y * 0.9) - 0.5;
    const strokes = noise(x * 2.2 + y * 3.1, y * 9 - x * 2.5) - 0.5;
    const grain = noise(x * 42, y * 42) - 0.5;
    const tone = 1 + clouds * 0.1 + strokes * 0.075 + grain * 0.05;
    setColour(out, [r * tone, g * tone, b * tone]);
  };
}
