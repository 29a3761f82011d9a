import { colorsNamed } from "culori/fn";
import type { Hex } from "./colour.ts";

/**
 * Colours by their Arabic names, with the spellings of Egypt; `normalizeWords` has removed the
 * hamza of an alef, the dots of a final teh marbuta, and vowel marks. A name that CSS has too means
 * the same colour in both languages.
 */
const arabicColours: Readonly<Record<string, Hex>> = {
  اسود: "#000000",
  ابيض: "#ffffff",
  اوف_وايت: "#faf9f6",
  سكري: "#faf0e6",
  عاجي: "#fffff0",
  كريمي: "#fffdd0",
  كريم: "#fffdd0",
  بيج: "#f5f5dc",
  شمبانيا: "#f7e7ce",
  جملي: "#c19a6b",
  رملي: "#c2b280",
  كاكي: "#c3b091",
  رمادي: "#808080",
  رصاصي: "#808080",
  فضي: "#c0c0c0",
  فحمي: "#36454f",
  احمر: "#ff0000",
  قرمزي: "#dc143c",
  عنابي: "#800020",
  نبيتي: "#800020",
  خمري: "#722f37",
  ماروني: "#800000",
  طوبي: "#b7410e",
  مرجاني: "#ff7f50",
  سلمون: "#fa8072",
  خوخي: "#ffdab9",
  مشمشي: "#fbceb1",
  برتقالي: "#ffa500",
  برتقاني: "#ffa500",
  نحاسي: "#b87333",
  برونزي: "#cd7f32",
  عسلي: "#d18b2c",
  خردلي: "#ceb301",
  مستردي: "#ceb301",
  ذهبي: "#ffd700",
  دهبي: "#ffd700",
  اصفر: "#ffff00",
  ليموني: "#fff44f",
  زيتي: "#808000",
  زيتوني: "#808000",
  فستقي: "#93c572",
  نعناعي: "#98ff98",
  اخضر: "#008000",
  زمردي: "#50c878",
  فيروزي: "#40e0d0",
  تركواز: "#40e0d0",
  تركوازي: "#40e0d0",
  بترولي: "#005f6a",
  سماوي: "#87ceeb",
  لبني: "#87ceeb",
  ازرق: "#0000ff",
  كحلي: "#000080",
  نيلي: "#4b0082",
  بنفسجي: "#800080",
  موف: "#e0b0ff",
  ليلكي: "#c8a2c8",
  لافندر: "#e6e6fa",
  ارجواني: "#800080",
  باذنجاني: "#614051",
  فوشيا: "#ff00ff",
  وردي: "#ffc0cb",
  بمبي: "#ffc0cb",
  روز: "#ffc0cb",
  بني: "#964b00",
  قهوه: "#6f4e37",
  شوكولاته: "#d2691e",
};

/** Colours of shops that CSS has no name for; values of Wikipedia's list of colours. */
const englishColours: Readonly<Record<string, Hex>> = {
  amber: "#ffbf00",
  apricot: "#fbceb1",
  bronze: "#cd7f32",
  burgundy: "#800020",
  camel: "#c19a6b",
  champagne: "#f7e7ce",
  charcoal: "#36454f",
  copper: "#b87333",
  cream: "#fffdd0",
  emerald: "#50c878",
  lilac: "#c8a2c8",
  mauve: "#e0b0ff",
  mint: "#98ff98",
  mustard: "#ceb301",
  offwhite: "#faf9f6",
  peach: "#ffdab9",
  petrol: "#005f6a",
  rust: "#b7410e",
  sand: "#c2b280",
  terracotta: "#e2725b",
  wine: "#722f37",
};

/** The steps of the words that make a colour lighter or darker. */
const shadeWords: ReadonlyMap<string, number> = new Map([
  ["light", 1],
  ["pale", 1],
  ["فاتح", 1],
  ["dark", -1],
  ["deep", -1],
  ["غامق", -1],
  ["داكن", -1],
]);
const veryWords = ["very", "جدا", "اوي"];

/** How much white or black one step of a shade mixes in. */
const shadeShare = 0.4;

/**
 * Reads the name of a colour in either language, with a shade where it has one. The tables are
 * loaded when they are first needed, so this module needs nothing of the tool.
 * @see docs/decisions/0110-colours-by-name.md
 */
export function readColourWords(text: string): Hex | undefined {
  const words = normalizeWords(text);
  const whole = findNamed(words);
  if (whole !== undefined) return whole;
  const steps = words.reduce((sum, word) => sum + (shadeWords.get(word) ?? 0), 0);
  const named = findNamed(words.filter((w) => !shadeWords.has(w) && !veryWords.includes(w)));
  if (steps === 0 || named === undefined) return undefined;
  const isVery = words.some((word) => veryWords.includes(word));
  return mix(named, steps > 0 ? 255 : 0, isVery ? 1 - (1 - shadeShare) ** 2 : shadeShare);
}

function mix(hex: Hex, channel: 0 | 255, share: number): Hex {
  const mixed = hex.slice(1).replace(/../g, (pair) => {
    const value = Number.parseInt(pair, 16);
    return Math.round(value + (channel - value) * share)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${mixed}`;
}

function findNamed(words: readonly string[]): Hex | undefined {
  const arabic = words.join("_");
  if (Object.hasOwn(arabicColours, arabic)) return arabicColours[arabic];
  const english = words.join("");
  if (Object.hasOwn(englishColours, english)) return englishColours[english];
  if (!Object.hasOwn(colorsNamed, english)) return undefined;
  const value = (colorsNamed as Readonly<Record<string, number>>)[english]!;
  return `#${value.toString(16).padStart(6, "0")}`;
}

/** The words of a name, as the tables spell them. */
function normalizeWords(text: string): readonly string[] {
  return text
    .toLowerCase()
    .replace(/[\u064b-\u0652\u0640]/g, "")
    .replace(/[أإآ]/g, "ا")
    .replace(/ة(?=\s|$)/g, "ه")
    .replace(/ى(?=\s|$)/g, "ي")
    .split(/[\s-]+/)
    .map((word) => word.replace(/^ال(?=.{3})/, ""))
    .filter((word) => word !== "" && word !== "اللون" && word !== "لون");
}
