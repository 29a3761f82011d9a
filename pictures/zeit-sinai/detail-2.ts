import { bristle, name } from "./lettering.ts";
import { tagPaper, vesselDefs, type Tag } from "./vessels.ts";

const black = "#141310";
const chalk = "#f4f0e5";
const tags: readonly Tag[] = [
  { family: "أم حسن", village: "كرم سالم", day: "14 أكتوبر" },
  { family: "آل عيد", village: "تل الندى", day: "21 أكتوبر" },
  { family: "أبو سالم", village: "العين", day: "21 أكتوبر" },
  { family: "آل نصر", village: "الريسان", day: "2 نوفمبر" },
  { family: "أم سليم", village: "بئر السدر", day: "5 نوفمبر" },
  { family: "آل جمعة", village: "المطلة", day: "9 نوفمبر" },
];

const text = (x: number, y: number, font: string, words: string, anchor = "middle"): string =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" direction="rtl" style="font:${font}" fill="${black}">${words}</text>`;
const crop = (x: number, y: number, width: number, height: number): string =>
  [[x, y, -1, -1], [x + width, y, 1, -1], [x, y + height, -1, 1], [x + width, y + height, 1, 1]]
    .map(([px = 0, py = 0, sx = 0, sy = 0]) => `<path d="M${px + sx * 12} ${py}h${sx * 26}M${px} ${py + sy * 12}v${sy * 26}" stroke="#f4f0e5" stroke-width="1.500"/>`).join("");

/** The unfolded label, side, front and side, as it goes to the printer. */
const label = (x: number, y: number): string => `<g transform="translate(${x} ${y})"><rect width="1000" height="600" fill="${chalk}" filter="url(#lift)"/>
<path d="M270 0V600M730 0V600" stroke="${black}" stroke-width="1.500" stroke-dasharray="8 8" opacity=".4"/>
<g transform="translate(318 26) scale(.53)">${name(black, chalk)}</g><path d="M300 436H700" stroke="${black}" stroke-width="4"/>${text(500, 488, "600 38px Readex", "زيت زيتون بكر")}${text(500, 530, "400 25px Readex", "الحموضة 0.4% · عصرة أولى")}${text(500, 573, "600 27px Readex", "500 مل")}
${text(135, 62, "600 23px Readex", "عصرناه معًا")}${["63 أسرة من ثماني قرى", "جنوب العريش. يُقطف", "باليد ويُعصر في يومه،", "وعلى البطاقة اسم", "أصحابه."].map((line, i) => text(135, 104 + i * 36, "400 20px Readex", line)).join("")}<path d="M40 286H230" stroke="${black}" stroke-width="2"/>${["يُحفظ بعيدًا عن الضوء", "وعن حرارة الموقد"].map((line, i) => text(135, 330 + i * 34, "400 18px Readex", line)).join("")}<g transform="translate(60 420)">${[3, 1, 2, 1, 4, 1, 1, 2, 3, 1, 1, 3, 2, 1, 1, 2, 1, 4, 1, 2, 1, 3].reduce<{ at: number; bars: string }>(({ at, bars }, width, i) => ({ at: at + width * 3.700, bars: i % 2 === 0 ? `${bars}<rect x="${at.toFixed(1)}" width="${(width * 3.700).toFixed(1)}" height="96"/>` : bars }), { at: 0, bars: "" }).bars}</g>${text(135, 550, "400 18px Readex", "يُستعمل خلال 18 شهرًا")}
${text(865, 62, "600 23px Readex", "القيم لكل 100 مل")}${[["الطاقة", "824 سعرة"], ["الدهون", "91.6 جم"], ["منها مشبعة", "13 جم"], ["الكربوهيدرات", "0"], ["البروتين", "0"], ["الملح", "0"]].map(([what = "", much = ""], i) => `${text(962, 112 + i * 42, "400 19px Readex", what, "start")}${text(768, 112 + i * 42, "600 19px Readex", much, "end")}<path d="M768 ${126 + i * 42}H962" stroke="${black}" stroke-width="1"/>`).join("")}${text(865, 420, "600 18px Readex", "جمعية زيتون شمال سيناء")}${text(865, 456, "400 18px Readex", "العريش، مصر")}${text(865, 512, "400 18px Readex", "zeit-sinai.example")}${text(865, 550, "400 18px Readex", "موسم 2023")}</g>`;

const svg = document.querySelector("svg");
if (svg) {
  const string = (x: number): number => 74 + 62 * (1 - ((x - 800) / 800) ** 2);
  const hung = tags.map((tag, i) => {
    const x = 168 + i * 253;
    const y = string(x);
    return `<path d="M${x} ${y}q4 26 0 44" stroke="#d9cba2" stroke-width="3" fill="none"/><g transform="translate(${x} ${y + 22}) rotate(${[4, -5, 2, -3, 6, -4][i] ?? 0}) scale(1.12)">${tagPaper(tag)}</g>`;
  }).join("");
  svg.innerHTML = `<defs>${vesselDefs}${bristle}<linearGradient id="green" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#2e3c19"/><stop offset="1" stop-color="#18220c"/></linearGradient><filter id="tooth" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".6" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 .9  0 0 0 0 .9  0 0 0 0 .7  .6 .4 0 0 -.5"/></filter></defs><rect width="1600" height="1000" fill="url(#green)"/><rect width="1600" height="1000" filter="url(#tooth)" opacity=".12"/>
<path d="M-20 66Q800 206 1620 66" stroke="#d9cba2" stroke-width="5" fill="none" filter="url(#lift)"/>${hung}${crop(300, 376, 1000, 600)}${label(300, 376)}`;
}
