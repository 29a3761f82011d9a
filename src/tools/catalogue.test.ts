import { expect, test } from "vitest";
import { locales, type Locale, type Message } from "#i18n/messages.ts";
import { tools } from "./catalogue.ts";

type Catalogue = Readonly<Record<string, Message>>;

/** The message catalogues of all tools. */
const files = import.meta.glob<Readonly<Record<string, Catalogue>>>("./*/*messages.ts", {
  eager: true,
});

const frameKeys = ["title", "tagline", "summary", "description", "privacy"] as const;

/**
 * The Latin words allowed in Arabic texts: names of formats, codes, programs and services, and
 * examples of passwords.
 */
const latinTerms = new Set(
  [
    "HD K p DNS Markdown JPEG PNG WebP AVIF SVG PDF ZIP CSV JSON ASE ICC hex HEX rgb RGB sRGB OKLCH HSL CSS Tailwind JavaScript QR WCAG",
    "CPC CDN FCP LCP TBT CLS SI UTC SQM QoS bufferbloat Protanopia Deuteranopia Tritanopia",
    "RoyaBot Keyword Planner DataForSEO DuckDuckGo DSLReports zxcvbn Excel Adobe Have I Been Pwned",
    "robots txt User agent com eg bcrypt MD GTIN GS id gs org https B C D F",
    "A Z a z I l O o qwerty password report",
  ].flatMap((line) => line.split(" ")),
);

const segmenter = new Intl.Segmenter("ar", { granularity: "grapheme" });
const countGraphemes = (text: string): number => [...segmenter.segment(text)].length;

/** Lists the texts of a message in one language: one text, or one for each plural form. */
function listTexts(message: Message, locale: Locale): readonly string[] {
  const text = message[locale];
  return typeof text === "string" ? [text] : Object.values(text);
}

/** Removes placeholders, URLs and colour codes, to which the rules of style do not apply. */
function prose(text: string): string {
  return text.replace(/\{\w+\}|https?:\/\/\S+|\S+@\S+|[\w.-]+\.example|#[0-9a-f]{6}/g, " ");
}

/** Lists the texts of one language that break a rule, each with its catalogue and key. */
function findBreaches(locale: Locale, isBroken: (text: string) => boolean): string[] {
  const found: string[] = [];
  for (const [path, exported] of Object.entries(files))
    for (const catalogue of Object.values(exported))
      for (const [key, message] of Object.entries(catalogue))
        for (const text of listTexts(message, locale))
          if (isBroken(text)) found.push(`${path} ${key}: ${text}`);
  return found;
}

test("the seven tools of the specification come first, in its order", () => {
  expect(tools.map((tool) => tool.slug).slice(0, 7)).toEqual([
    "seo-analyzer",
    "speed-test",
    "keyword-research",
    "image-optimizer",
    "color-palette",
    "password-checker",
    "qr-generator",
  ]);
});

test("every folder with messages is a tool of the catalogue, which uses those messages", () => {
  const folders = Object.keys(files).filter((path) => path.endsWith("/messages.ts"));
  expect(folders.sort()).toEqual(tools.map((tool) => `./${tool.slug}/messages.ts`).sort());
  for (const tool of tools)
    expect(files[`./${tool.slug}/messages.ts`]?.["messages"]).toBe(tool.messages);
});

test("the three tools that send input to the server say so, the other four do not", () => {
  const onServer = tools.filter((tool) => tool.runsIn === "server");
  expect(onServer.map((tool) => tool.slug)).toEqual([
    "seo-analyzer",
    "speed-test",
    "keyword-research",
  ]);
  for (const tool of tools)
    expect(tool.messages.privacy.ar.includes("خادمنا")).toBe(tool.runsIn === "server");
});

test("titles in English are those of the specification", () => {
  expect(tools.slice(0, 7).map((tool) => tool.messages.title.en)).toEqual([
    "SEO Analyzer",
    "Speed Test",
    "Keyword Research",
    "Image Optimizer",
    "Color Palette Generator",
    "Password Checker",
    "QR Code Generator",
  ]);
});

test("the frame texts of every tool exist in both languages, and no two tools share one", () => {
  for (const locale of locales)
    for (const key of frameKeys) {
      const texts = tools.map((tool) => tool.messages[key][locale]);
      for (const text of texts) expect(text.trim()).not.toBe("");
      expect(new Set(texts).size).toBe(tools.length);
    }
});

test.each(tools.flatMap((tool) => locales.map((locale) => ({ tool, locale }))))(
  "$tool.slug describes itself to search engines in 120 to 158 letters and has a short line for its arch ($locale)",
  ({ tool, locale }) => {
    const { description, tagline } = tool.messages;
    expect(countGraphemes(description[locale])).toBeGreaterThanOrEqual(120);
    expect(countGraphemes(description[locale])).toBeLessThanOrEqual(158);
    expect(countGraphemes(tagline[locale])).toBeLessThanOrEqual(40);
  },
);

test("the texts quoted in the specification are used verbatim", () => {
  const quoted = {
    "seo-analyzer": [
      "Analyze Site | All | Passed | Warnings | Failed",
      "Excellent Performance | Good Performance | Needs Improvement",
      "Meta Tags | Content | Mobile | Performance | Links | Security | Images | Social",
      "Error | Please enter a valid website URL",
    ],
    "speed-test": [
      "Try Preview Version | Start Test | New Test | Beta | Excellent | Good | Needs Improvement",
      "Optimize images | Enable caching | Use a CDN",
    ],
    "keyword-research": [
      "Search | Keyword | Monthly search volume | Keyword difficulty | CPC",
      "Error | Please enter a keyword to search",
    ],
    "image-optimizer": [
      "Original Image | Optimized Image | Optimize Image | Reset | Download",
      "Error | Please select a valid image file | File size too large. Maximum is 10MB",
    ],
    "color-palette": [
      "Monochromatic | Analogous | Complementary | Triadic | Tetradic",
      "Random Palette | Generate Palette | Save",
      "Error | Please enter a name for the palette | Saved | Palette saved successfully",
      "Copied | {value} copied to clipboard | Removed | Palette removed",
    ],
    "password-checker": [
      "Weak | Moderate | Strong | Very Strong",
      "Instantly | {n} minutes | {n} hours | {n} days | {n} years | {n} decades | centuries | millions of years",
      "Uppercase A-Z | Lowercase a-z | Numbers 0-9 | Symbols | Generate New | Copy Password",
      "Copied! | Password copied to clipboard",
    ],
    "qr-generator": [
      "URL | Text | Email | Phone | Add Logo | Enter text or URL to generate a QR code | Download PNG",
      "Classic | Dark | Blue | Green | Purple | Orange",
      "Error | Please select a valid image file | File size too large. Maximum is 2MB",
      "Downloaded! | QR code has been downloaded successfully",
    ],
  };
  for (const [slug, lines] of Object.entries(quoted)) {
    const words = lines.flatMap((line) => line.split(" | "));
    const catalogues = Object.entries(files).flatMap(([path, exported]) =>
      path.startsWith(`./${slug}/`) ? Object.values(exported) : [],
    );
    const texts = catalogues.flatMap((catalogue) =>
      Object.values(catalogue).flatMap((message) => listTexts(message, "en")),
    );
    expect(texts).toEqual(expect.arrayContaining(words));
  }
});

test("Arabic texts contain no Latin words except names of formats, codes and products", () => {
  const isForeign = (word: string): boolean => !latinTerms.has(word);
  expect(
    findBreaches("ar", (text) => (prose(text).match(/[A-Za-z]+/g) ?? []).some(isForeign)),
  ).toEqual([]);
});

test("Arabic texts contain Arabic, except single format names and examples", () => {
  const bare = findBreaches(
    "ar",
    (text) => prose(text).trim() !== "" && !/\p{Script=Arabic}/u.test(text),
  );
  // A tool's whole catalogue repeats those of the parts of its screen.
  expect([...new Set(bare.map((breach) => breach.split(": ")[1]))]).toEqual(["DataForSEO"]);
});

/** Removes what a text quotes, as a word of a page or a sign that it is about. */
const withoutQuotes = (text: string): string => text.replace(/“[^”]*”|«[^»]*»/g, " ");

test("English texts contain no Arabic letters but quoted ones", () => {
  expect(
    findBreaches("en", (text) => /\p{Script=Arabic}|[«»،؛؟]/u.test(withoutQuotes(text))),
  ).toEqual([]);
  expect(findBreaches("en", (text) => /[«»]/u.test(text))).toEqual([]);
});

test("digits are Latin everywhere but where a text quotes others", () => {
  for (const locale of locales)
    expect(findBreaches(locale, (text) => /[٠-٩۰-۹]/.test(withoutQuotes(text)))).toEqual([]);
});

test("Arabic texts use Arabic punctuation", () => {
  // A comma between two digits separates thousands.
  expect(
    findBreaches("ar", (text) => /[,;?!"“”]/.test(prose(text).replace(/(?<=\d),(?=\d{3})/g, ""))),
  ).toEqual([]);
});

test("no number in an Arabic text has a symbol that right-to-left order would move to the other side", () => {
  // What is isolated keeps its own direction.
  const withoutIsolates = (text: string) => prose(text.replace(/\u2066[^\u2069]*\u2069/g, ""));
  expect(
    findBreaches("ar", (text) => /\d[-–:/]\d|\d%|%\d|[+<>]\d/.test(withoutIsolates(text))),
  ).toEqual([]);
});

test("Arabic texts have their hamzas, one spelling of tanween, and no tatweel", () => {
  const bareAlef = /(?<![\p{L}\p{M}])(الى|ان|او|اذا|انت|اكثر|اقل|اي|الان|ايضا)(?![\p{L}\p{M}])/u;
  expect(
    findBreaches(
      "ar",
      (text) => bareAlef.test(text) || text.includes("\u0627\u064b") || text.includes("ـ"),
    ),
  ).toEqual([]);
});

test("an ellipsis is one character, and no text has leading, trailing or double spaces", () => {
  for (const locale of locales)
    expect(
      findBreaches(
        locale,
        (text) => text.includes("...") || text.includes("  ") || text !== text.trim(),
      ),
    ).toEqual([]);
});

test("English texts have exclamation marks only where the specification does", () => {
  const shouting = findBreaches("en", (text) => text.includes("!")).map(
    (breach) => breach.split(": ")[1],
  );
  expect(new Set(shouting)).toEqual(new Set(["Copied!", "Downloaded!"]));
});

test("a plural contains its number in every form with more than one value, or in none", () => {
  const uneven: string[] = [];
  for (const [path, exported] of Object.entries(files))
    for (const catalogue of Object.values(exported))
      for (const [key, message] of Object.entries(catalogue)) {
        if (typeof message.ar === "string" || typeof message.en === "string") continue;
        const { few, many, other } = message.ar;
        const open = [few, many, other, message.en.other];
        if (new Set(open.map((text) => text.includes("{n}"))).size > 1)
          uneven.push(`${path} ${key}`);
      }
  expect(uneven).toEqual([]);
});
