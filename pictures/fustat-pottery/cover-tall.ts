import { linear, type Scene } from "../shared/still-life/scene.ts";
import { show } from "../shared/still-life/show.ts";
import { workshopLight } from "./light.ts";
import { plaster } from "./plaster.ts";
import { littleJug, slipBowl, starJar, waveBottle } from "./pots.ts";

function scene(): Scene {
  return {
    ...workshopLight(-0.4, 2.05, 1.75),
    things: [waveBottle([-1.1, -0.45], 0.2), starJar([0.85, -0.2]), littleJug([-0.25, 1.05]), slipBowl([1.6, 0.9])],
    wallZ: -1.7,
    wall: plaster(linear("#BD6540")),
    floor: plaster(linear("#AE5835")),
    camera: { at: [0.25, 2.7, 17], focal: 2.02, shift: [0, 0.018] },
  };
}

show(scene, "canvas", 900, 1200);
