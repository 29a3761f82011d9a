import { show } from "../shared/still-life/show.ts";
import { cream, plum } from "./label.ts";
import { bag, cup, finjan, morning, spill } from "./shelf.ts";

show(
  () => ({
    ...morning([0.1, 1.7, 2.65]),
    things: [
      bag(plum, { blend: "خلطة الكوربة", degree: "غامق", weight: "1 كجم", roasted: "14 أكتوبر" }, [-1.55, -0.35], 0.24, 3, 1.14),
      bag(cream, { blend: "محوّج الدار", degree: "وسط", weight: "500 جم", roasted: "16 أكتوبر" }, [1.75, -0.25], -0.34, 14),
      ...cup([0.42, 1.15], 0.2),
      ...finjan([-3.2, 1.1]),
      spill(15, 5, [-1.3, 1.75], [1.7, 0.42], [[-3.2, 1.1, 1.1], [0.42, 1.15, 0.7]]),
    ],
    camera: { at: [-0.15, 2.5, 15], focal: 2.85, shift: [0, -0.125] },
  }),
  "canvas",
  1600,
  900,
  32,
);
