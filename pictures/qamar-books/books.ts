import { coral, cream, moon, night, plum, sheet, teal } from "./paper.ts";

export interface Book {
  readonly title: string;
  readonly paper: string;
  readonly ink: string;
  readonly width: number;
  readonly height: number;
  /** Thickness of the back in pixels, as true to the book as its width and height. */
  readonly back: number;
  /** The drawing on the cover, in a field of 100 by 100. */
  readonly art: string;
}

const eye = (x: number, y: number, r = 3.2): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="${night[0]}"/>`;

const art = {
  whale: `<path d="M8 58C10 34 36 26 58 34C72 39 78 50 84 48C86 40 80 36 82 30C88 32 90 36 92 40C94 36 98 34 100 34C100 46 96 56 88 60C80 76 62 80 44 78C22 76 8 70 8 58Z" fill="${night[2]}"/><path d="M10 62C24 66 44 66 60 62C54 76 20 80 10 62Z" fill="${cream}"/>${eye(28, 52)}<path d="M38 28C36 18 28 18 26 12M40 28C42 18 50 18 52 12" stroke="${cream}" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  shark: `<path d="M2 66C20 46 40 42 54 42L62 20C68 26 72 36 73 45C82 48 88 52 92 50L100 36C101 48 100 60 96 74L88 62C70 72 30 78 2 66Z" fill="#8fb3d9"/><path d="M6 66C26 74 56 74 76 65C56 62 26 62 6 66Z" fill="${cream}"/>${eye(28, 56)}<path d="M44 52q3 6 0 12M51 51q3 6 0 12" stroke="${night[1]}" stroke-width="2" fill="none"/>`,
  lion: `<path d="M50 8l9 9 12-4 3 12 13 2-2 13 10 8-8 10 5 12-12 5-1 13-13-1-7 11-9-9-9 9-7-11-13 1-1-13-12-5 5-12-8-10 10-8-2-13 13-2 3-12 12 4Z" fill="${coral}"/><path d="M50 26C68 26 76 40 74 54C72 70 62 78 50 78S28 70 26 54C24 40 32 26 50 26Z" fill="${moon}"/>${eye(40, 48)}${eye(60, 48)}<path d="M44 58H56L50 65ZM50 65Q46 72 40 68M50 65Q54 72 60 68" fill="${night[0]}" stroke="${night[0]}" stroke-width="2"/>`,
  cat: `<path d="M28 96C22 70 30 56 36 48L30 22L46 34H60L76 22L70 50C80 62 82 80 78 96Z" fill="${night[0]}"/><path d="M78 90C100 86 96 62 88 60" stroke="${night[0]}" stroke-width="8" fill="none" stroke-linecap="round"/><circle cx="45" cy="46" r="4" fill="${moon}"/><circle cx="61" cy="46" r="4" fill="${moon}"/>`,
  boat: `<path d="M52 10C72 30 80 50 80 64H52Z" fill="${cream}"/><path d="M46 22C30 38 22 52 20 64H46Z" fill="${moon}"/><path d="M8 70H92C88 86 76 92 62 92H36C20 92 12 84 8 70Z" fill="${coral}"/>`,
  tree: `<path d="M46 96L44 60L30 46L34 43L46 52L48 30H53L54 56L68 44L72 47L56 64L58 96Z" fill="${night[1]}"/>${[[28, 36, 13], [48, 20, 15], [70, 34, 14], [40, 48, 10], [62, 52, 10]].map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${teal}"/>`).join("")}<circle cx="70" cy="30" r="4" fill="${coral}"/><circle cx="44" cy="22" r="4" fill="${coral}"/><circle cx="27" cy="40" r="4" fill="${coral}"/>`,
  kite: `<path d="M62 6L90 36L58 66L34 32Z" fill="${coral}"/><path d="M62 6L58 66M34 32L90 36" stroke="${cream}" stroke-width="3"/><path d="M58 66C44 78 60 86 44 98" stroke="${cream}" stroke-width="3" fill="none"/><path d="M46 76l12 6M40 88l14 4" stroke="${moon}" stroke-width="6" stroke-linecap="round"/>`,
  hen: `<path d="M14 50C20 78 40 86 58 82C82 78 90 56 86 34C76 40 72 50 62 52C44 54 40 40 38 32C36 20 22 18 18 28L6 36L17 40Z" fill="${cream}"/><path d="M18 26C16 16 22 12 25 19C27 10 34 12 33 22" fill="${coral}"/>${eye(24, 31)}<path d="M48 60C56 70 68 68 74 58" stroke="${coral}" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M46 84V96M60 83V96" stroke="${moon}" stroke-width="5"/>`,
  key: `<path d="M30 14a20 20 0 1 1-2 38L26 96h-10l-2-10 8-4-6-8 6-4-1-20A20 20 0 0 1 30 14Z" transform="rotate(32 40 50)" fill="${moon}"/><circle cx="48" cy="29" r="7" fill="${night[1]}"/>`,
  moth: `<path d="M50 34C40 10 12 12 8 30C4 48 28 56 48 52C24 58 22 80 34 84C46 86 50 66 50 56C50 66 54 86 66 84C78 80 76 58 52 52C72 56 96 48 92 30C88 12 60 10 50 34Z" fill="${cream}"/><path d="M50 30V76" stroke="${night[0]}" stroke-width="5" stroke-linecap="round"/><circle cx="26" cy="34" r="7" fill="${coral}"/><circle cx="74" cy="34" r="7" fill="${coral}"/>`,
};

const book = (title: string, paper: string, ink: string, width: number, height: number, back: number, drawn: keyof typeof art): Book => ({ title, paper, ink, width, height, back, art: art[drawn] });

export const books = {
  whale: book("نفَس طويل", teal, cream, 150, 150, 10, "whale"),
  hen: book("بيضة من؟", coral, cream, 128, 142, 9, "hen"),
  boat: book("مركب جدي", "#3a61c9", cream, 142, 168, 13, "boat"),
  kite: book("خيط الطيارة", teal, cream, 122, 176, 14, "kite"),
  shark: book("قرش بلا أسنان", "#2b57c4", moon, 136, 184, 18, "shark"),
  lion: book("الأسد والنوّة", cream, night[1], 138, 178, 17, "lion"),
  cat: book("قطة الميناء", moon, night[0], 122, 190, 22, "cat"),
  tree: book("شجرة الجميز", cream, night[1], 124, 196, 26, "tree"),
  moth: book("عائلة الليل", plum, cream, 120, 204, 34, "moth"),
  key: book("مفتاح البيت", "#1d7f86", moon, 124, 212, 42, "key"),
} as const;

/** A book that stands face on, its back to the right of the cover as Arabic books have it; `x` is the cover's left. */
export function standing(it: Book, x: number, ground: number, turnDegrees = 0, scale = 1): string {
  const { width, height, back } = it;
  const size = Math.min(width * 0.86, height * 0.6);
  const type = Math.min(18.5, (width * 1.16) / it.title.length);
  return `<g transform="translate(${x} ${ground}) rotate(${turnDegrees} ${width / 2} 0) scale(${scale})">
${sheet(`M0 0V${-height}H${width}L${width + back} ${-height + back * 0.3}V${-back * 0.18}L${width} 0Z`, it.paper, 2)}
<path d="M${width} 0V${-height}L${width + back} ${-height + back * 0.3}V${-back * 0.18}Z" fill="#050b2a" opacity=".34"/>
<path d="M${width - 5} 0V${-height}" stroke="#050b2a" stroke-opacity=".2" stroke-width="2"/>
<g transform="translate(${(width - size) / 2} ${-height + height * 0.32}) scale(${size / 100})" filter="url(#cut-1)">${it.art}</g>
<text x="${width / 2}" y="${-height + height * 0.2}" text-anchor="middle" direction="rtl" style="font:600 ${type.toFixed(1)}px Lemonada" fill="${it.ink}">${it.title}</text></g>`;
}
