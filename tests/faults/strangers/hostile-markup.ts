import type { Random } from "../seeded-random.ts";

/*
 * Markup, robots.txt and sitemaps that no honest site sends. All of it follows from the chance that
 * it is given.
 */

const tags = [
  "div",
  "p",
  "a",
  "table",
  "tr",
  "td",
  "svg",
  "math",
  "select",
  "template",
  "b",
  "i",
  "form",
  "iframe",
  "noscript",
  "style",
  "script",
  "title",
  "textarea",
  "plaintext",
  "frameset",
  "body",
  "html",
  "img",
  "link",
  "meta",
];
const attributes = [
  "href",
  "src",
  "srcset",
  "alt",
  "id",
  "class",
  "style",
  "rel",
  "hreflang",
  "content",
  "property",
  "name",
  "http-equiv",
  "charset",
  "onclick",
  "lang",
  "dir",
  "media",
  "sizes",
  "type",
];
const values = [
  "",
  "#",
  "javascript:x",
  "data:,",
  "//",
  "http://[",
  "http://%00",
  "ar-EG",
  "canonical",
  "x-default",
  "og:image",
  "viewport",
  "refresh",
  "0;url=//x",
  "utf-16",
  "shift_jis",
  "1x, 2x",
  "a 1w, b -1w",
  "🦄",
  "\u202e",
  "\0",
  "&amp;&#0;&#x110000;&notin;",
];
const texts = [
  "Soon",
  ".",
  "!",
  " ",
  "\t",
  "م",
  "ً",
  "👩‍👩‍👧",
  "-",
  "<",
  "&",
  "&#",
  "]]>",
  "<!--",
  "--!>",
  "<![CDATA[",
  "<?",
  "\ufeff",
  "\u2028",
  "a.",
  "1,",
  "=",
  '"',
  "'",
];

/** A text made of one thing, or of several, over and over. */
function repeated(chance: Random, maxChars: number): string {
  const unit = Array.from({ length: 1 + chance.below(3) }, () => chance.pick(texts)).join("");
  return unit.repeat(chance.below(Math.ceil(maxChars / unit.length)));
}

function attribute(chance: Random): string {
  const value = chance.below(8) === 0 ? repeated(chance, 3_000) : chance.pick(values);
  return ` ${chance.pick(attributes)}${chance.pick(["=", " = ", ""])}${chance.pick(['"', "'", ""])}${value}${chance.pick(['"', "'", ""])}`;
}

function element(chance: Random): string {
  const open = `<${chance.pick(tags)}${Array.from({ length: chance.below(4) }, () => attribute(chance)).join("")}${chance.pick([">", "/>", "", " >"])}`;
  return `${open}${chance.below(3) === 0 ? repeated(chance, 400) : ""}${chance.below(2) === 0 ? `</${chance.pick(tags)}>` : ""}`;
}

const constructs: readonly ((chance: Random) => string)[] = [
  (chance) => Array.from({ length: chance.below(300) }, () => element(chance)).join(""),
  (chance) => `<${chance.pick(tags)}>`.repeat(chance.below(20_000)),
  (chance) => `<a${attribute(chance).repeat(chance.below(2_000))}>`,
  (chance) => `<title>${repeated(chance, 100_000)}</title>`,
  (chance) => `<meta name="description" content="${repeated(chance, 60_000)}">`,
  (chance) =>
    `<script type="application/ld+json">${'{"@type":"A","a":['.repeat(chance.below(5_000))}</script>`,
  (chance) =>
    `<script type="application/ld+json">${JSON.stringify({ "@type": repeated(chance, 3_000), __proto__: null, constructor: [] })}</script>`,
  (chance) => `<base href="${chance.pick(values)}">`,
  (chance) => `<img srcset="${"a 1x,".repeat(chance.below(5_000))}">`,
  (chance) => `<!--${repeated(chance, 50_000)}`,
  (chance) => "&amp;".repeat(chance.below(20_000)),
  (chance) => `<p>${repeated(chance, 200_000)}</p>`,
  (chance) =>
    Array.from(
      { length: chance.below(1_500) },
      (_, i) => `<link rel="alternate" hreflang="x-${i}" href="/${i}">`,
    ).join(""),
  (chance) =>
    Array.from(
      { length: chance.below(3_000) },
      (_, i) => `<i id="i${i % 7}" class="${"c ".repeat(chance.below(20))}">`,
    ).join(""),
];

export function hostileHtml(chance: Random): string {
  return Array.from({ length: 1 + chance.below(4) }, () => chance.pick(constructs)(chance)).join(
    "",
  );
}

/** Mostly rules that let us in: a site that forbids all is done after one request. */
export function hostileRobots(chance: Random): string {
  const line = () =>
    chance.pick<() => string>([
      () =>
        `disallow: /${chance.pick(["*", "**", "*a*b*c$", "$", "%E0", "x?*="]).repeat(1 + chance.below(60))}z`,
      () => `allow: ${chance.pick(["*", "/", "/*$", ""]).repeat(1 + chance.below(200))}`,
      () => `user-agent: ${repeated(chance, 200)}`,
      () => `sitemap: ${chance.pick(values)}`,
      () => `# ${repeated(chance, 2_000)}`,
      () => repeated(chance, 2_000),
      () => `crawl-delay: ${"9".repeat(chance.below(400))}`,
    ])();
  return `user-agent: *\nallow: /\n${Array.from({ length: chance.below(chance.pick([5, 50, 3_000])) }, line).join(chance.pick(["\n", "\r", "\r\n"]))}`;
}

export function hostileSitemap(chance: Random): string {
  const loc = () =>
    chance.pick<() => string>([
      () => `<loc>${" ".repeat(chance.below(300))}`,
      () => `<url><loc>${repeated(chance, 300)}</loc></url>`,
      () => `<loc><![CDATA[${chance.pick(values)}]]></loc>`,
      () => "<loc>".repeat(chance.below(1_000)),
      () => `<sitemap><loc>http://elsewhere.example/${chance.below(1_000)}</loc></sitemap>`,
      () => `<!ENTITY a "${"&b;".repeat(chance.below(100))}">`,
    ])();
  return `<?xml version="1.0"?>${chance.pick(["<urlset>", "<sitemapindex>", ""])}${Array.from({ length: chance.below(200) }, loc).join("")}`;
}
