import { show } from "../shared/still-life/show.ts";
import { cream, plum } from "./label.ts";
import { bag, cup, morning, spill } from "./shelf.ts";

show(
  () => ({
    ...morning([-0.1, 2.95, 2.1]),
    things: [
      bag(plum, { blend: "خلطة الكوربة", degree: "غامق", weight: "1 كجم", roasted: "14 أكتوبر" }, [-0.62, 0.25], 0.16, 3, 1.14),
      bag(cream, { blend: "محوّج الدار", degree: "وسط", weight: "500 جم", roasted: "16 أكتوبر" }, [1.05, -1], -0.12, 14),
      ...cup([1.35, 1.05], 0.1),
      spill(12, 9, [-0.5, 1.75], [1.5, 0.3], [[1.35, 1.05, 0.7]]),
    ],
    camera: { at: [0.1, 2.6, 15], focal: 2.42, shift: [0, -0.048] },
  }),
  "canvas",
  900,
  1200,
  32,
);
