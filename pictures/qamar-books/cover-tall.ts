import { books, standing } from "./books.ts";
import { blob, cream, filters, levels, moon, night, phase, sheet, stars, waves, window } from "./paper.ts";
import { boat, lighthouse, row } from "./town.ts";

const [width, height] = [900, 1200];
const [x, y] = [450, 452];

const sky = [
  `<rect width="${width}" height="${height}" fill="${night[4]}"/>`,
  sheet(blob(x, y, 232, 0.006, 1), moon, 3),
  ...[[-84, -70, 40], [60, -112, 22], [104, 0, 50], [-150, 20, 20], [6, 10, 16]].map(([dx = 0, dy = 0, r = 0]) => `<path d="${blob(x + dx, y + dy, r, 0.05, r)}" fill="#f3bd33"/>`),
  ...[[300, 3], [376, 2], [470, 1]].map(([radius = 0, tone = 0], i) => sheet(window(width, height, blob(x, y + 20, radius, 0.05, 0.4 + i * 1.9, 1)), night[tone as 0], 3)),
];

/** The month hangs over the shelf on a thread, crescent at the right. */
const thread = levels.map(({ lit }, i) => {
  const left = 780 - i * 165;
  const top = 858 + [0, 26, 34, 26, 0][i]!;
  return `<circle cx="${left}" cy="${top}" r="44" fill="#22388a"/>${sheet(phase(left, top, 44, lit), moon, 1)}`;
}).join("");

const shelf = ([[books.whale, 712], [books.kite, 552], [books.shark, 374], [books.cat, 204], [books.moth, 30]] as const)
  .map(([it, left], i) => standing(it, left, 1212, [0, -3, 0, 2, 0][i], 1.17)).join("");

const back = row([[20, 92, 190, "steps"], [116, 84, 250, "dome"], [210, 100, 150, "flat"], [318, 78, 110, "gable"], [604, 90, 160, "flat"], [702, 96, 236, "dome"], [806, 90, 180, "steps"]], 730, night[3], night[2]);
const front = row([[-20, 110, 130, "flat"], [96, 92, 90, "gable"], [196, 108, 84, "steps"], [690, 84, 96, "gable"], [780, 140, 120, "flat"]], 740, night[1], night[0]);

const svg = document.querySelector("#scene");
if (svg) {
  svg.innerHTML = `<defs>${filters}</defs>${sky.join("")}${stars([[96, 240, 14], [800, 216, 16], [850, 420, 10], [56, 470, 10]])}${back}${lighthouse(560, 730, 178)}${front}${sheet(waves(width, height, 724, 150, 20), "#2f6fc4", 2)}${boat(420, 728, 0.62)}${sheet(waves(width, height, 748, 176, 90), "#1d4fa3", 2)}${sheet(waves(width, height, 778, 210, 10), night[1], 3)}<path d="M-20 816Q450 930 920 816" fill="none" stroke="${cream}" stroke-opacity=".5" stroke-width="2"/>${thread}${shelf}`;
}
