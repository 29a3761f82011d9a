import { books, standing, type Book } from "./books.ts";
import { blob, cream, filters, level, levels, moon, night, sheet, stars, waves, window } from "./paper.ts";
import { boat, lighthouse, row } from "./town.ts";

const [width, height] = [1600, 900];
const [x, y] = [400, 268];

const sky = [
  `<rect width="${width}" height="${height}" fill="${night[4]}"/>`,
  sheet(blob(x, y, 192, 0.006, 1), moon, 3),
  ...[[-70, -60, 34], [40, -96, 18], [78, 20, 44], [-30, 76, 26], [-112, 36, 16]].map(([dx = 0, dy = 0, r = 0]) => `<path d="${blob(x + dx, y + dy, r, 0.05, r)}" fill="#f3bd33"/>`),
  ...[[262, 3], [358, 2], [474, 1], [606, 0]].map(([radius = 0, tone = 0], i) => sheet(window(width, height, blob(x, y + 20, radius, 0.045, 0.9 + i * 1.7, 1.12)), night[tone as 0], 3)),
  stars([[760, 196, 15], [880, 500, 10], [120, 92, 10], [52, 330, 13], [742, 78, 9], [966, 120, 8]]),
];

const back = row([[40, 92, 150, "flat"], [132, 74, 206, "dome"], [214, 104, 170, "steps"], [330, 80, 120, "gable"], [420, 96, 190, "flat"], [520, 86, 146, "dome"], [612, 110, 176, "steps"], [728, 78, 112, "gable"]], 560, night[3], night[2]);
const front = row([[-30, 110, 108, "steps"], [86, 84, 74, "gable"], [176, 112, 118, "flat"], [294, 78, 84, "dome"], [380, 100, 96, "steps"], [486, 74, 122, "flat"], [566, 96, 72, "gable"], [668, 84, 100, "flat"]], 580, night[1], night[0]);

/** Books under the level they belong to, from the right, where reading starts. */
const shelf: readonly (readonly Book[])[] = [[books.whale, books.hen], [books.boat, books.kite], [books.lion, books.shark], [books.cat, books.tree], [books.key, books.moth]];
const column = 304;
let rows = "";
levels.forEach(({ lit, name, says }, i) => {
  const centre = 1408 - i * column;
  rows += level(centre + 98, 640, 27, lit, "#22388a");
  rows += `<text x="${centre + 56}" y="636" direction="rtl" style="font:600 20px Lemonada" fill="${moon}">${name}</text><text x="${centre + 56}" y="662" direction="rtl" style="font:400 16.5px Readex" fill="${cream}">${says}</text>`;
  const pair = shelf[i] ?? [];
  const total = pair.reduce((sum, it) => sum + it.width + it.back, 12);
  let left = centre - total / 2;
  pair.forEach((it, n) => {
    rows += standing(it, left, 905, n === 1 && i % 2 === 1 ? -2.5 : 0, 0.98);
    left += it.width + it.back + 12;
  });
});

const svg = document.querySelector("#scene");
if (svg) {
  svg.innerHTML = `<defs>${filters}</defs>${sky.join("")}${back}${lighthouse(818, 560, 150)}${front}${sheet(waves(width, height, 566, 150, 20), "#2f6fc4", 2)}${sheet(waves(width, height, 588, 176, 90), "#1d4fa3", 2)}${boat(1040, 562, 0.44)}${sheet(waves(width, height, 612, 210, 10), night[1], 3)}${rows}`;
}
