import { linear, type Rgb, type Scene, type Thing } from "../shared/still-life/scene.ts";
import { show } from "../shared/still-life/show.ts";
import { plaster } from "./plaster.ts";
import { littleJug, ochreBowl, slipBowl, starJar, waveBottle } from "./pots.ts";

/** The shop's own light: one window, one wall, the same for every piece. */
function studio(wall: Rgb, floor: Rgb, things: readonly Thing[], camera: Scene["camera"]): Scene {
  return {
    things,
    wallZ: -1.7,
    wall: plaster(wall),
    floor: plaster(floor),
    camera,
    sun: { towards: [-1.15, 0.85, 0.8], colour: [0.95, 0.88, 0.76], spread: 0.13 },
    sky: (_x, y, _z, out) => {
      const up = 0.5 + 0.5 * y;
      out[0] = 0.44 + 0.2 * up;
      out[1] = 0.42 + 0.2 * up;
      out[2] = 0.38 + 0.2 * up;
    },
    exposure: 1,
  };
}

const sand = linear("#E2BE90");
const table = linear("#D9AE7C");
const close = (y: number, focal: number): Scene["camera"] => ({ at: [0, y, 15], focal, shift: [0, -0.09] });

show(() => studio(sand, table, [waveBottle([0, 0], 0.24)], { at: [0, 2.5, 16], focal: 3.2, shift: [0, -0.06] }), "#piece", 780, 1000);
show(() => studio(linear("#C77A4E"), linear("#BB6C41"), [starJar([0, 0])], close(2.2, 3.6)), "#jar", 260, 260, 40);
show(() => studio(linear("#8E4A2C"), linear("#834124"), [ochreBowl([0, 0])], close(1.6, 4.6)), "#bowl", 260, 260, 40);
show(() => studio(linear("#D9B483"), linear("#CFA46F"), [littleJug([0, 0])], close(1.7, 5)), "#jug", 260, 260, 40);
show(() => studio(linear("#B9694A"), linear("#AC5D3F"), [slipBowl([0, 0])], close(1.4, 6)), "#plate", 260, 260, 40);
