import { name } from "./lettering.ts";

/** The cooperative's two vessels, drawn front on with the light from the left; each stands with its foot on y = 0, its left edge on x = 0. */
const chalk = "#f1ecdf";
const black = "#141310";

export const vesselDefs = `<linearGradient id="glass" x1="0" x2="1"><stop stop-color="#0a1006"/><stop offset=".05" stop-color="#33461a"/><stop offset=".13" stop-color="#1a260d"/><stop offset=".42" stop-color="#141e0a"/><stop offset=".78" stop-color="#1c2a0e"/><stop offset=".94" stop-color="#3d5420"/><stop offset="1" stop-color="#0f1708"/></linearGradient>
<linearGradient id="glass-side" x1="0" x2="1"><stop stop-color="#2c3d17"/><stop offset=".3" stop-color="#0d1407"/><stop offset=".8" stop-color="#16200b"/><stop offset="1" stop-color="#3a4f1f"/></linearGradient>
<linearGradient id="deep" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#000" stop-opacity="0"/><stop offset=".72" stop-color="#000" stop-opacity=".25"/><stop offset=".95" stop-color="#4e6a22" stop-opacity=".5"/><stop offset="1" stop-color="#84a03e" stop-opacity=".75"/></linearGradient>
<linearGradient id="shine" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#f6f6e2" stop-opacity=".85"/><stop offset=".6" stop-color="#eef0d4" stop-opacity=".42"/><stop offset="1" stop-color="#eef0d4" stop-opacity=".06"/></linearGradient>
<linearGradient id="paper" x1="0" x2="1"><stop stop-color="#fbf8ef"/><stop offset=".5" stop-color="#f1ecdf"/><stop offset="1" stop-color="#d9d2c0"/></linearGradient>
<linearGradient id="cap" x1="0" x2="1"><stop stop-color="#0b0b0a"/><stop offset=".16" stop-color="#5b5a55"/><stop offset=".26" stop-color="#24231f"/><stop offset=".8" stop-color="#0e0d0b"/><stop offset="1" stop-color="#3a3934"/></linearGradient>
<linearGradient id="plate" x1="0" x2="1"><stop stop-color="#d7d3c8"/><stop offset=".1" stop-color="#f7f5ee"/><stop offset=".34" stop-color="#d3cec1"/><stop offset=".62" stop-color="#e9e5da"/><stop offset=".88" stop-color="#bdb7a8"/><stop offset="1" stop-color="#a49d8c"/></linearGradient>
<linearGradient id="plate-side" x1="0" x2="1"><stop stop-color="#928b7a"/><stop offset=".5" stop-color="#7b7464"/><stop offset="1" stop-color="#a29a86"/></linearGradient>
<filter id="soft-2" x="-40%" y="-10%" width="180%" height="120%"><feGaussianBlur stdDeviation="2"/></filter>
<filter id="soft-9" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="9"/></filter>
<filter id="soft-26" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="26"/></filter>
<filter id="brushed" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".003 .5" numOctaves="2" seed="6"/><feColorMatrix values="0 0 0 0 .3  0 0 0 0 .28  0 0 0 0 .22  0 .9 0 0 -.36"/></filter>
<filter id="lift" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="3" dy="5" stdDeviation="3" flood-color="#000" flood-opacity=".5"/></filter>`;

/** What the mill stamps on a tag: whose oil, from where, pressed when. */
export interface Tag {
  readonly family: string;
  readonly village: string;
  readonly day: string;
}

/** The tag itself, 118 by 178, hanging from the middle of its upper edge; `scale` as the picture needs. */
export function tagPaper({ family, village, day }: Tag): string {
  return `<g filter="url(#lift)"><path d="M-42 0H42L59 18V178H-59V18Z" fill="#e9dfc5"/></g><circle cx="0" cy="20" r="7.500" fill="#37301f"/><circle cx="0" cy="20" r="10.500" fill="none" stroke="#b8a982" stroke-width="3"/>
<text text-anchor="middle" direction="rtl" style="font:700 32px Noto Naskh Arabic" fill="${black}" y="74">${family}</text><path d="M-44 90H44M-44 126H44" stroke="${black}" stroke-width="1.400"/><text text-anchor="middle" direction="rtl" style="font:500 19px Readex" fill="${black}" y="115">${village}</text><text text-anchor="middle" direction="rtl" style="font:500 17px Readex" fill="#7a2a1c" y="152">${day}</text>`;
}

/** A square half-litre bottle 300 wide and 700 high with its tag. */
export function bottle(tag: Tag): string {
  const front = "M10 0Q0 0 0 -12V-446C0 -500 46 -512 74 -536C92 -552 96 -566 96 -586V-640H184V-586C184 -566 188 -552 206 -536C224 -520 252 -508 252 -446V-12Q252 0 242 0Z";
  const side = "M242 0Q252 0 252 -12V-446C252 -508 224 -520 206 -536C188 -552 184 -566 184 -586V-640H190C190 -590 200 -560 226 -540C262 -520 298 -506 300 -452V-26Q300 -10 290 -8Z";
  return `<path d="${side}" fill="url(#glass-side)"/><path d="${front}" fill="url(#glass)"/><path d="${front}" fill="url(#deep)"/>
<path d="M252 -20V-446" stroke="#6c8436" stroke-width="3" opacity=".8"/><path d="M16 -30V-440C16 -486 54 -506 84 -530" stroke="url(#shine)" stroke-width="9" fill="none" filter="url(#soft-2)"/><path d="M106 -552V-636" stroke="#f4f5dc" stroke-opacity=".65" stroke-width="7" filter="url(#soft-2)"/><path d="M172 -560V-636" stroke="#93aa55" stroke-opacity=".5" stroke-width="5" filter="url(#soft-2)"/>
<path d="M30 -440C34 -478 74 -498 104 -516C132 -524 180 -510 206 -492C170 -500 130 -502 104 -488C70 -472 52 -462 46 -430Z" fill="#dfe6b8" opacity=".2" filter="url(#soft-2)"/><path d="M288 -30V-440" stroke="#8aa14a" stroke-opacity=".45" stroke-width="5" filter="url(#soft-2)"/><path d="M14 -7H240" stroke="#b6cc6a" stroke-opacity=".55" stroke-width="4" filter="url(#soft-2)"/>
<rect x="94" y="-652" width="96" height="14" rx="4" fill="#1d290f"/><rect x="90" y="-720" width="104" height="72" rx="6" fill="url(#cap)"/><path d="M92 -664H192M92 -658H192" stroke="#000" stroke-width="2" opacity=".6"/>${Array.from({ length: 12 }, (_, i) => `<path d="M${98 + i * 8} -714V-670" stroke="#000" stroke-opacity=".35" stroke-width="2"/>`).join("")}
<path d="M18 -406H252L284 -396V-62L252 -52H18Z" fill="#000" opacity=".35" filter="url(#soft-2)"/><rect x="16" y="-408" width="236" height="352" fill="url(#paper)"/><path d="M252 -408L286 -402V-66L252 -56Z" fill="#b4ab95"/>
<g transform="translate(30 -388) scale(0.296)">${name(black, chalk)}</g>
<path d="M32 -168H236" stroke="${black}" stroke-width="2"/><text x="134" y="-134" text-anchor="middle" direction="rtl" style="font:600 22px Readex" fill="${black}">زيت زيتون بكر</text><text x="134" y="-106" text-anchor="middle" direction="rtl" style="font:400 16px Readex" fill="${black}">الحموضة 0.4% · عصرة أولى</text><text x="134" y="-76" text-anchor="middle" direction="rtl" style="font:600 19px Readex" fill="${black}">500 مل</text>
<path d="M98 -604Q140 -586 188 -604" stroke="#c7b78b" stroke-width="4.500" fill="none"/><path d="M98 -611Q140 -594 188 -611" stroke="#8d7c50" stroke-width="3" fill="none"/><path d="M160 -598C172 -580 192 -560 203 -536" stroke="#c7b78b" stroke-width="4" fill="none"/><g transform="translate(205 -552) rotate(-8) scale(0.74)">${tagPaper(tag)}</g>`;
}

/** The five-litre tin, 470 wide and 600 high. */
export const tin = (): string => `<path d="M390 0L470 -22V-540L390 -560Z" fill="url(#plate-side)"/><rect y="-560" width="390" height="560" rx="4" fill="url(#plate)"/><rect y="-560" width="390" height="560" filter="url(#brushed)" opacity=".5"/>
<path d="M0 -560L80 -584H470L390 -560Z" fill="#c9c3b4"/><path d="M0 -560H390L470 -540V-584" fill="none"/><path d="M390 -560L470 -584V-540L390 -536Z" fill="#8a8271"/>
<path d="M0 -552H390M0 -10H390" stroke="#fff" stroke-opacity=".8" stroke-width="3"/><path d="M0 -544H390M0 -16H390" stroke="#7d7665" stroke-opacity=".8" stroke-width="2.500"/><path d="M390 -556V-2" stroke="#fffdf4" stroke-width="3" opacity=".8"/>
<rect x="22" y="-524" width="346" height="486" rx="12" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="3"/><rect x="24" y="-522" width="346" height="486" rx="12" fill="none" stroke="#8b8473" stroke-opacity=".7" stroke-width="2"/>
<path d="M412 -60L450 -70V-490L412 -498Z" fill="none" stroke="#6a6353" stroke-width="2.500"/>
<g transform="translate(38 -500) scale(0.45)">${name(black, "#ddd8cb")}</g><text x="196" y="-136" text-anchor="middle" direction="rtl" style="font:700 44px Readex" fill="${black}">5 لترات</text><path d="M52 -108H340" stroke="${black}" stroke-width="3"/><text x="196" y="-70" text-anchor="middle" direction="rtl" style="font:500 21px Readex" fill="${black}">جمعية زيتون شمال سيناء</text>
<path d="M120 -578C120 -640 170 -650 236 -650S350 -640 350 -578" fill="none" stroke="#6f6858" stroke-width="15"/><path d="M118 -580C118 -642 168 -653 234 -653S348 -642 348 -580" fill="none" stroke="#e6e1d5" stroke-width="7"/><ellipse cx="70" cy="-574" rx="34" ry="8" fill="#8f8776"/><path d="M40 -576V-606Q70 -618 100 -606V-576Q70 -564 40 -576Z" fill="url(#cap)"/>`;

/** What a standing thing throws on the ground: long, to the right; glass lets some green through. */
export const shadow = (x: number, y: number, width: number, length: number, glass: boolean): string =>
  `<path d="M${x} ${y}L${x + width} ${y - 4}L${x + width + length} ${y - length * 0.2}L${x + length} ${y - length * 0.3}Z" fill="#3b3727" opacity=".5" filter="url(#soft-9)"/><path d="M${x + 4} ${y + 3}H${x + width}l20 -10" stroke="#1b180f" stroke-width="10" fill="none" opacity=".75" filter="url(#soft-9)"/>${glass ? `<path d="M${x + width - 30} ${y - 22}L${x + width + length * 0.62} ${y - length * 0.19}Q${x + width + length * 0.5} ${y - length * 0.235} ${x + width + length * 0.34} ${y - length * 0.22}L${x + width - 30} ${y - 50}Z" fill="#8ea63a" opacity=".55" filter="url(#soft-9)"/>` : ""}`;

/** The chalk the things stand on; `edge` is where the ground turns up into the wall. */
export const ground = (width: number, height: number, edge: number): string =>
  `<defs><linearGradient id="wall" x1="0" x2="1" y2=".5"><stop stop-color="#f7f3e9"/><stop offset="1" stop-color="#cfc8b7"/></linearGradient><linearGradient id="floor" x1="0" y1="0" x2=".6" y2="1"><stop stop-color="#e6e0d1"/><stop offset="1" stop-color="#f4f0e5"/></linearGradient><filter id="chalk" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".35" numOctaves="4" seed="12"/><feColorMatrix values="0 0 0 0 .36  0 0 0 0 .33  0 0 0 0 .25  0 .7 .4 0 -.5"/></filter></defs><rect width="${width}" height="${height}" fill="url(#wall)"/><rect y="${edge}" width="${width}" height="${height - edge}" fill="url(#floor)"/><rect y="${edge - 50}" width="${width}" height="100" fill="#d6cfbe" opacity=".55" filter="url(#soft-26)"/><rect width="${width}" height="${height}" filter="url(#chalk)" opacity=".4"/>`;
