/** Cut paper: how a sheet wobbles, where its shadow falls and what its surface feels like. */

/** Night from the top sheet down to the one nearest the moon, then everything that is not night. */
export const night = ["#0c1645", "#132262", "#1b3184", "#2746a8", "#3a61c9"] as const;
export const moon = "#ffd24a";
export const cream = "#fff3d6";
export const coral = "#f2694b";
export const teal = "#2fa7a0";
export const plum = "#8a3f8f";

const round = (value: number): string => value.toFixed(1);

/** Filters every picture shares; `grain` is laid over the whole frame, `cut-n` lifts a sheet n steps. */
export const filters = `<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="3" seed="4"/><feColorMatrix values="0 0 0 0 .5  0 0 0 0 .5  0 0 0 0 .5  .9 .9 0 0 -.78"/></filter>
${[1, 2, 3].map((lift) => `<filter id="cut-${lift}" x="-10%" y="-10%" width="120%" height="130%"><feTurbulence type="fractalNoise" baseFrequency=".018" numOctaves="2" seed="${lift}" result="w"/><feDisplacementMap in="SourceGraphic" in2="w" scale="${lift + 1}" result="s"/><feDropShadow in="s" dx="0" dy="${lift * 1.2}" stdDeviation="${lift * 0.7}" flood-color="#040920" flood-opacity=".5" result="near"/><feDropShadow in="near" dx="${lift}" dy="${lift * 5}" stdDeviation="${lift * 4}" flood-color="#040920" flood-opacity=".42"/></filter>`).join("")}`;

/** One sheet of paper; `lift` is how far it stands from what lies behind. */
export const sheet = (path: string, fill: string, lift: 1 | 2 | 3 = 2): string =>
  `<path d="${path}" fill="${fill}" fill-rule="evenodd" filter="url(#cut-${lift})"/>`;

/** A closed line through points on a circle whose radius swells and shrinks, as scissors leave it. */
export function blob(x: number, y: number, radius: number, swell: number, turn: number, stretch = 1): string {
  const points = Array.from({ length: 120 }, (_, i) => {
    const angle = (i / 120) * Math.PI * 2;
    const r = radius * (1 + swell * (0.6 * Math.sin(3 * angle + turn) + 0.4 * Math.sin(5 * angle - 2 * turn)));
    return `${round(x + stretch * r * Math.cos(angle))} ${round(y + r * Math.sin(angle))}`;
  });
  return `M${points.join("L")}Z`;
}

/** A sheet as large as the frame with one hole in it. */
export const window = (width: number, height: number, hole: string): string =>
  `M-40 -40H${width + 40}V${height + 40}H-40Z${hole}`;

/** A sheet whose upper edge is a row of waves that curl over. */
export function waves(width: number, height: number, y: number, length: number, shift: number): string {
  const crest = length * 0.26;
  let path = `M${round(-length + shift)} ${y}`;
  for (let x = -length + shift; x < width + length; x += length) {
    path += `c${round(length * 0.3)} ${round(crest * 0.1)} ${round(length * 0.42)} ${round(-crest)} ${round(length * 0.72)} ${round(-crest)}c${round(length * 0.2)} 0 ${round(length * 0.27)} ${round(crest * 0.5)} ${round(length * 0.1)} ${round(crest * 0.56)}c${round(length * 0.02)} ${round(crest * 0.3)} ${round(length * 0.1)} ${round(crest * 0.44)} ${round(length * 0.18)} ${round(crest * 0.44)}`;
  }
  return `${path}V${height + 40}H-60Z`;
}

/** The moon when `lit` of its width (0 to 1) is in the light, which comes from the right. */
export function phase(x: number, y: number, radius: number, lit: number): string {
  const inner = round(Math.abs(1 - 2 * lit) * radius);
  const sweep = lit > 0.5 ? 1 : 0;
  return `M${x} ${y - radius}A${radius} ${radius} 0 0 1 ${x} ${y + radius}A${inner} ${radius} 0 0 ${sweep} ${x} ${y - radius}Z`;
}

/** A level's sign: the whole disc in shadow and the lit part on top. */
export const level = (x: number, y: number, radius: number, lit: number, dark: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${dark}"/>${sheet(phase(x, y, radius, lit), moon, 1)}`;

/** The five reading levels, from a book without words to a novel. */
export const levels = [
  { lit: 0.14, name: "هلال رفيع", says: "بلا كلام" },
  { lit: 0.32, name: "هلال", says: "سطر في الصفحة" },
  { lit: 0.5, name: "نصف القمر", says: "تشكيل كامل" },
  { lit: 0.74, name: "قمر أحدب", says: "تشكيل الكلمات الصعبة" },
  { lit: 1, name: "بدر", says: "روايات ذات فصول" },
] as const;

/** Stars of four points, each `[x, y, size]`. */
export const stars = (places: readonly (readonly [number, number, number])[]): string =>
  places.map(([x, y, s]) => sheet(`M${x} ${y - s}Q${x + s * 0.18} ${y - s * 0.18} ${x + s} ${y}Q${x + s * 0.18} ${y + s * 0.18} ${x} ${y + s}Q${x - s * 0.18} ${y + s * 0.18} ${x - s} ${y}Q${x - s * 0.18} ${y - s * 0.18} ${x} ${y - s}Z`, cream, 1)).join("");
