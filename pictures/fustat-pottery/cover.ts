import { linear, type Scene } from "../shared/still-life/scene.ts";
import { show } from "../shared/still-life/show.ts";
import { workshopLight } from "./light.ts";
import { plaster } from "./plaster.ts";
import { littleJug, ochreBowl, slipBowl, starJar, waveBottle } from "./pots.ts";

function scene(): Scene {
  return {
    ...workshopLight(-1.95, 2.1, 2.02),
    things: [
      waveBottle([-2.85, -0.4], 0.2),
      starJar([-1.2, -0.1]),
      ochreBowl([-4.0, 0.9], 0.1),
      littleJug([-2.15, 1.15]),
      slipBowl([0.1, 0.9]),
    ],
    wallZ: -1.7,
    wall: plaster(linear("#BD6540")),
    floor: plaster(linear("#AE5835")),
    camera: { at: [0.35, 2.7, 17], focal: 3, shift: [0.01, -0.085] },
  };
}

show(scene, "canvas", 1600, 900);
