/** The hotel's walls: coral stone in courses, timber ties, arched openings and louvred shutters. */
import { random } from "./chance.ts";

const n = (value: number): string => value.toFixed(1);

export const stoneDefs = `<filter id="coral" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".075" numOctaves="4" seed="21" result="t"/><feDiffuseLighting in="t" surfaceScale="1.9" diffuseConstant="1.2" lighting-color="#fffaf0" result="l"><feDistantLight azimuth="-40" elevation="62"/></feDiffuseLighting><feBlend in="SourceGraphic" in2="l" mode="multiply"/><feComposite in2="SourceGraphic" operator="in"/></filter>
<filter id="fall" x="-30%" y="-30%" width="160%" height="170%"><feDropShadow dx="-16" dy="20" stdDeviation="3" flood-color="#4a5a6c" flood-opacity=".5"/></filter>
<linearGradient id="slat" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#c99562"/><stop offset=".55" stop-color="#9a6638"/><stop offset=".8" stop-color="#4d2e14"/><stop offset="1" stop-color="#4d2e14"/></linearGradient>
<linearGradient id="inside" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#16242c"/><stop offset="1" stop-color="#3a4a4e"/></linearGradient>`;

/** Blocks of coral stone over the whole field. */
export function wall(width: number, height: number, course = 44, seed = 7): string {
  const chance = random(seed);
  const tones = ["#fffdf8", "#faf6ec", "#f5efe2", "#fdf9f0", "#efe8d8", "#fffefb"];
  let blocks = `<rect width="${width}" height="${height}" fill="#d9cfbb"/>`;
  for (let y = 0; y < height; ) {
    const tall = course * (0.82 + chance() * 0.36);
    for (let x = -chance() * 80; x < width; ) {
      const wide = course * (1.2 + chance() * 1.9);
      const tone = tones[Math.floor(chance() * tones.length)];
      blocks += `<rect x="${n(x + 1.6)}" y="${n(y + 1.6)}" width="${n(wide - 3.2)}" height="${n(tall - 3.2)}" rx="5" fill="${tone}"/>`;
      x += wide;
    }
    y += tall;
  }
  return `<g filter="url(#coral)">${blocks}</g>`;
}

/** One louvred leaf. */
export function leaf(x: number, y: number, width: number, height: number): string {
  const rail = Math.max(9, width * 0.11);
  let slats = "";
  for (const [top, bottom] of [[y + rail, y + height * 0.5 - rail / 2], [y + height * 0.5 + rail / 2, y + height - rail]] as const) {
    const pitch = (bottom - top) / Math.max(7, Math.round((bottom - top) / 27));
    for (let at = top; at < bottom - 1; at += pitch) slats += `<rect x="${n(x + rail)}" y="${n(at)}" width="${n(width - 2 * rail)}" height="${n(pitch)}" fill="url(#slat)"/>`;
  }
  return `<g filter="url(#fall)"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="2" fill="#a9733f"/></g><rect x="${x + rail}" y="${y + rail}" width="${width - 2 * rail}" height="${height - 2 * rail}" fill="#4d2e14"/>${slats}<rect x="${x}" y="${n(y + height * 0.5 - rail / 2)}" width="${width}" height="${n(rail)}" fill="#a9733f"/>
<path d="M${x} ${y + height}V${y}H${x + width}" fill="none" stroke="#e0b27c" stroke-width="2.500"/><path d="M${x + width} ${y}V${y + height}H${x}" fill="none" stroke="#5e3a1a" stroke-width="3"/>`;
}

/** A window with its two leaves folded back against the wall, or closed. */
export function opening(x: number, y: number, width: number, height: number, open: boolean): string {
  const half = width / 2;
  const surround = `<path d="M${x - 14} ${y + height}V${y - 14}H${x + width + 14}V${y + height}Z" fill="#fffdf8"/><path d="M${x - 24} ${y + height}H${x + width + 24}v16H${x - 24}Z" fill="#fffdf8"/><path d="M${x - 24} ${y + height + 16}H${x + width + 24}v10H${x - 40}Z" fill="#8c96a0" opacity=".5"/>`;
  const hole = `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#inside)"/><path d="M${x} ${y}H${x + width}V${y + 26}L${x + width - 20} ${y + 40}H${x}Z" fill="#000" opacity=".35"/>`;
  if (!open) return surround + hole + leaf(x, y, half - 1, height) + leaf(x + half + 1, y, half - 1, height);
  const curtain = `<path d="M${x + width * 0.58} ${y}C${x + width * 0.64} ${y + height * 0.4} ${x + width * 0.5} ${y + height * 0.7} ${x + width * 0.62} ${y + height}H${x + width}V${y}Z" fill="#eef2ee" opacity=".86"/><path d="M${x + width * 0.74} ${y}q10 ${height * 0.5} -6 ${height}M${x + width * 0.88} ${y}q8 ${height * 0.5} -4 ${height}" stroke="#b9c6c6" stroke-width="3" fill="none"/>`;
  return surround + hole + curtain + leaf(x - half - 16, y - 2, half, height + 4) + leaf(x + width + 16, y - 2, half, height + 4);
}

/** An arched door of two plank leaves. */
export function door(x: number, ground: number, width: number, height: number): string {
  const radius = width / 2;
  const arch = (grow: number): string => `M${x - grow} ${ground}V${ground - height + radius}A${radius + grow} ${radius + grow} 0 0 1 ${x + width + grow} ${ground - height + radius}V${ground}Z`;
  let planks = "";
  for (let at = x + width / 10; at < x + width - 4; at += width / 10) planks += `<path d="M${n(at)} ${ground}V${ground - height}" stroke="#4d2e14" stroke-width="3"/>`;
  return `<defs><clipPath id="door-${x}"><path d="${arch(-4)}"/></clipPath></defs><path d="${arch(26)}" fill="#fffdf8"/><path d="${arch(0)}" fill="#4d2e14"/><g clip-path="url(#door-${x})"><path d="${arch(-4)}" fill="#a9733f"/>${planks}<path d="M${x} ${ground - height}h${width}v${radius * 0.9}h-${width}Z" fill="#2a1a0c" opacity=".5"/><path d="M${x} ${ground - height * 0.5}h${width}" stroke="#5e3a1a" stroke-width="16"/><path d="M${x + radius} ${ground}V0" stroke="#2a1a0c" stroke-width="7"/></g>`;
}

/** The long front of the hotel in a field of 1800 by 960: two floors, timber ties, a parapet. */
export const front = `${wall(1800, 960)}
${[196, 560].map((y) => `<rect y="${y}" width="1800" height="18" fill="#9a6f45"/><rect y="${y + 18}" width="1800" height="12" fill="#6b7784" opacity=".45"/>${Array.from({ length: 24 }, (_, i) => `<rect x="${i * 78 + 20}" y="${y - 2}" width="22" height="22" fill="#6f4924"/>`).join("")}`).join("")}
<rect width="1800" height="44" fill="#fffdf8"/><rect y="44" width="1800" height="14" fill="#6b7784" opacity=".5"/>
${[190, 620, 1050, 1480].map((x, i) => opening(x, 256, 150, 236, i !== 2)).join("")}
${door(180, 960, 190, 330)}${opening(640, 660, 140, 200, false)}${door(1050, 960, 180, 320)}${opening(1480, 660, 140, 200, true)}
<rect y="900" width="1800" height="60" fill="#5b6b78" opacity=".12"/>`;
