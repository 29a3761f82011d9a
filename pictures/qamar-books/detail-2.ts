import { coral, cream, filters, moon, night, phase, sheet, stars, waves } from "./paper.ts";

/** A finger from the palm up: `[left, right, tip, lean]`; a folded one is short. */
const finger = (left: number, right: number, tip: number, lean: number, root: number): string => {
  const radius = (right - left) / 2;
  return `M${left} ${root}L${left + lean} ${tip + radius}A${radius} ${radius} 0 0 1 ${right + lean} ${tip + radius}L${right} ${root}Z`;
};

const svg = document.querySelector("#scene");
if (svg) {
  const skin = "#f7a072";
  const shade = "#e58456";
  const up = [finger(212, 284, 222, -64, 560), finger(300, 376, 150, -14, 540), finger(392, 464, 196, 36, 560)];
  const nail = (x: number, y: number, turn: number): string => `<rect x="${x - 20}" y="${y}" width="40" height="48" rx="19" fill="#ffd9c0" transform="rotate(${turn} ${x} ${y + 24})"/>`;
  const hand = [
    ...up.map((path) => sheet(path, skin, 2)),
    sheet("M196 540C196 500 240 496 300 500H440C500 500 522 530 522 590C522 700 486 760 470 820V1040H238V820C214 760 196 640 196 540Z", skin, 2),
    sheet("M450 500C500 482 548 500 552 548C556 600 520 640 482 640C452 640 444 610 444 580Z", shade, 1),
    sheet("M196 590C196 552 240 540 280 556L420 600C462 616 462 668 422 678C380 686 330 670 300 664C250 656 196 640 196 590Z", shade, 2),
    nail(394, 612, 100),
    sheet("M206 880H502V1040H206Z", coral, 2),
    `<path d="M206 914H502M206 950H502" stroke="${cream}" stroke-width="10"/>`,
    nail(181, 242, -11), nail(324, 170, -2), nail(464, 216, 6),
  ].join("");
  svg.innerHTML = `<defs>${filters}</defs><rect width="1600" height="1000" fill="${night[4]}"/>${stars([[120, 300, 16], [600, 240, 14], [640, 520, 12], [70, 560, 12]])}${sheet(waves(740, 1000, 820, 170, 30), "#1d4fa3", 2)}${sheet(waves(740, 1000, 880, 200, 100), night[2], 2)}${hand}${sheet(`M690 -40H1640V1040H700C676 900 724 780 694 640S724 380 696 240S712 60 690 -40Z`, cream, 3)}`;
}
const back = document.querySelector("#back");
if (back) back.innerHTML = `<circle cx="48" cy="55" r="42" fill="${night[1]}"/>${sheet(phase(48, 55, 42, 0.5), moon, 1)}<circle cx="148" cy="55" r="36" fill="#e7d8ab"/>${sheet(phase(148, 55, 36, 0.32), moon, 1)}`;
