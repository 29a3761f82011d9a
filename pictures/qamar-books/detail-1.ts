import { blob, coral, cream, filters, levels, moon, night, phase, sheet, stars, waves } from "./paper.ts";

const photo = document.querySelector("#photo");
if (photo) {
  const shark = `<path d="M20 150C90 70 180 48 250 52C262 24 282 -6 310 -22C318 8 322 34 330 60C372 72 392 84 410 82C424 60 440 40 462 26C464 66 456 100 436 142C424 124 408 112 394 112C310 170 130 190 20 150Z" fill="#8fb3d9"/><path d="M30 152C110 128 240 132 360 124C280 172 120 178 30 152Z" fill="${cream}"/><circle cx="106" cy="112" r="9" fill="${night[0]}"/><path d="M66 148Q96 160 128 150" stroke="${night[1]}" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M182 96q10 20 0 40M204 92q10 22 0 44M226 90q10 22 0 44" stroke="${night[2]}" stroke-width="5" fill="none"/>`;
  const fish = (x: number, y: number, size: number, turn: number): string => `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M0 0C20 -22 52 -22 70 0L92 -18V18L70 0C52 22 20 22 0 0Z" fill="${moon}"/><circle cx="18" cy="-4" r="3.500" fill="${night[0]}"/></g>`;
  // The book lies open a little turned; its right page carries the words, its left one the picture that runs over the fold.
  const left = "M64 250Q230 214 440 262V712Q230 668 64 704Z";
  const right = "M440 262Q640 214 822 250V704Q640 668 440 712Z";
  photo.innerHTML = `<defs>${filters}<clipPath id="spread"><path d="${left}"/></clipPath><linearGradient id="fold" x1="0" x2="1"><stop offset=".3" stop-color="#0a1030" stop-opacity="0"/><stop offset=".497" stop-color="#0a1030" stop-opacity=".42"/><stop offset=".503" stop-color="#0a1030" stop-opacity=".3"/><stop offset=".7" stop-color="#0a1030" stop-opacity="0"/></linearGradient><radialGradient id="lemon" cx=".36" cy=".3" r=".8"><stop stop-color="#fff2a0"/><stop offset=".4" stop-color="#ffd93a"/><stop offset="1" stop-color="#d99a12"/></radialGradient></defs>
<rect width="940" height="1000" fill="${night[2]}"/>${sheet(blob(470, 520, 560, 0.05, 1.3, 1.1), night[3], 3)}${sheet(blob(450, 500, 430, 0.05, 2.4, 1.08), night[4], 3)}${stars([[90, 120, 14], [820, 96, 18], [870, 880, 12], [110, 880, 10]])}
<g transform="rotate(-6 440 480)">${sheet("M52 258L440 280L834 258V722Q640 694 440 734Q230 694 52 722Z", coral, 3)}
<path d="M58 256Q230 224 440 272Q640 224 828 256V712Q640 680 440 722Q230 680 58 712Z" fill="#e6dcc0"/><path d="${left}" fill="#bfe6ea"/><path d="${right}" fill="#fffaf0"/>
<g clip-path="url(#spread)"><path d="M0 200H480V420H0Z" fill="#bfe6ea"/><circle cx="150" cy="320" r="46" fill="${moon}"/>${sheet(waves(940, 760, 430, 130, 10), "#59b5d8", 1)}${sheet(waves(940, 760, 486, 150, 60), "#2f86c4", 1)}<g transform="translate(84 470) rotate(-8) scale(.74)" filter="url(#cut-1)">${shark}</g>${sheet(waves(940, 760, 640, 170, 0), night[2], 2)}${fish(110, 676, 0.5, 8)}${fish(250, 662, 0.42, -10)}${fish(330, 690, 0.5, 4)}</g>
<path d="M64 250Q230 214 440 262Q640 214 822 250V704Q640 668 440 712Q230 668 64 704Z" fill="url(#fold)"/><text x="780" y="672" style="font:500 17px Readex" fill="#8c8466">21</text></g>
<g transform="translate(176 836) rotate(-14)" filter="url(#cut-3)"><path d="M-84 0C-84 -42 -44 -62 0 -62S78 -40 88 -10C98 -8 106 -2 104 6S94 18 86 16C72 44 40 62 0 62S-84 42 -84 0Z" fill="url(#lemon)"/></g><g transform="translate(176 836) rotate(-14)"><ellipse cx="-30" cy="-26" rx="22" ry="9" transform="rotate(-24 -30 -26)" fill="#fffbe0" opacity=".8"/></g>`;
}

const moons = document.querySelector(".moons");
if (moons) {
  moons.innerHTML = `<text x="514" y="24" direction="rtl" style="font:500 19px Readex" fill="#4c5a94">مستواه</text>${levels.map(({ lit, name }, i) => {
    const here = i === 2;
    const x = 462 - i * 102;
    const radius = here ? 42 : 30;
    return `<circle cx="${x}" cy="84" r="${radius}" fill="${here ? night[1] : "#e7d8ab"}"/>${sheet(phase(x, 84, radius, lit), here ? moon : "#f7e6b4", 1)}${here ? `<text x="${x}" y="160" text-anchor="middle" direction="rtl" style="font:600 21px Lemonada" fill="${night[1]}">${name}</text>` : ""}`;
  }).join("")}<text x="182" y="158" direction="rtl" style="font:400 18px Readex" fill="#4c5a94">تشكيل كامل</text>`;
}
