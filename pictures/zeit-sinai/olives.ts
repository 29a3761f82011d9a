/** The eight dots of the name: `[x, y, length, girth, turn in degrees, what the olive has]`, no two alike. */
export type Olive = readonly [x: number, y: number, length: number, girth: number, turn: number, has: "stem" | "tip" | "shine" | "slit"];

/** One olive in one colour of ink; what is light in it is left unprinted, so `paper` shows. */
export function olive([x, y, length, girth, turn, has]: Olive, ink: string, paper: string): string {
  const [a, b] = [length / 2, girth / 2];
  const body = `M${-a} 0C${-a} ${-b * 0.8} ${-a * 0.5} ${-b * 1.06} ${-a * 0.04} ${-b}C${a * 0.6} ${-b * 0.94} ${a} ${-b * 0.52} ${a * 1.06} 0C${a} ${b * 0.56} ${a * 0.56} ${b} 0 ${b}C${-a * 0.54} ${b} ${-a} ${b * 0.76} ${-a} 0Z`;
  const mark = {
    stem: `<path d="M${-a * 0.9} 0Q${-a * 1.3} ${-b * 0.1} ${-a * 1.5} ${-b * 0.7}" fill="none" stroke="${ink}" stroke-width="${b * 0.24}" stroke-linecap="round"/><path d="M${-a * 0.4} ${-b * 0.52}Q${a * 0.1} ${-b * 0.76} ${a * 0.5} ${-b * 0.44}" fill="none" stroke="${paper}" stroke-width="${b * 0.17}" stroke-linecap="round"/>`,
    tip: `<path d="M${a * 0.86} ${-b * 0.3}L${a * 1.3} 0L${a * 0.86} ${b * 0.3}Z" fill="${ink}"/><path d="M${-a * 0.56} ${-b * 0.24}Q${-a * 0.4} ${-b * 0.62} 0 ${-b * 0.64}" fill="none" stroke="${paper}" stroke-width="${b * 0.18}" stroke-linecap="round"/>`,
    shine: `<ellipse cx="${-a * 0.28}" cy="${-b * 0.4}" rx="${a * 0.26}" ry="${b * 0.15}" transform="rotate(-14)" fill="${paper}"/>`,
    slit: `<path d="M${-a * 0.5} ${b * 0.1}Q0 ${-b * 0.34} ${a * 0.5} ${b * 0.06}" fill="none" stroke="${paper}" stroke-width="${b * 0.16}" stroke-linecap="round"/>`,
  }[has];
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="${body}" fill="${ink}"/>${mark}</g>`;
}
