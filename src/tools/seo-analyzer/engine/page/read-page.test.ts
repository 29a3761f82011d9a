import { expect, test } from "vitest";
import { readPage } from "./read-page.ts";
import { listUrlsToCheck } from "../urls-to-check.ts";

const url = "https://shop.example/dir/page?x=1";

test("a malformed page is read as a browser builds it", () => {
  const page = readPage(
    "<title>a<b>c</title><p>one<p>two<table><a href=x>link</a><tr><td>cell</table><li>item",
    url,
  );
  expect(page.titles).toEqual(["a<b>c"]);
  expect(page.text).toBe("one twolink cell item");
  expect(page.anchors).toMatchObject([
    { href: "x", url: "https://shop.example/dir/x", text: "link" },
  ]);
});

test("scripts, styles, templates, noscript and hidden elements are not text of the page", () => {
  const page = readPage(
    "<body>seen<script>s</script><style>t</style><template><h1>x</h1><a href=/t>t</a></template><noscript><img src=n></noscript><p hidden>h</p><p style='display: none'>n</p></body>",
    url,
  );
  expect(page.text).toBe("seen");
  expect([page.headings, page.anchors, page.images]).toEqual([[], [], []]);
});

test("a declarative shadow tree is text of the page", () => {
  const page = readPage(
    "<body><shop-card><template shadowrootmode=open><h2>Bag</h2><slot></slot></template>by hand</shop-card>",
    url,
  );
  expect(page.text).toBe("Bag by hand");
  expect(page.headings).toEqual([{ level: 2, text: "Bag" }]);
});

test("hidden text is read apart from visible text", () => {
  const page = readPage("<p>seen</p><p hidden>one <b>two</b></p><div hidden>three</div>", url);
  expect([page.text, page.hiddenText]).toEqual(["seen", "one two three"]);
});

test("URLs are resolved against <base>, wherever it appears", () => {
  const page = readPage(
    '<head><link rel=canonical href="c"><base href="https://cdn.example/b/"></head><a href="a">a</a><img src=" i.png ">',
    url,
  );
  expect([page.links[0]!.url, page.anchors[0]!.url, page.images[0]!.url]).toEqual([
    "https://cdn.example/b/c",
    "https://cdn.example/b/a",
    "https://cdn.example/b/i.png",
  ]);
});

test("words of neighbouring blocks are separated, those within a line are not", () => {
  const page = readPage("<p>one</p><p>two</p><ul><li>three<li>four</ul>fi<b>ve</b><br>six", url);
  expect(page.text).toBe("one two three four five six");
  expect(page.wordCount).toBe(6);
});

test("a link has the alternative text of its picture in its name and not in its own text", () => {
  const [link] = readPage(
    '<a href="/"><img src="l.png" alt="Home"> <span>page</span></a>',
    url,
  ).anchors;
  expect(link).toMatchObject({ text: "Home page", ownText: "page" });
});

test("hostile nesting is read as deep as a browser would, and no further", () => {
  const page = readPage(`<p>seen</p>${"<div>".repeat(100_000)}deep`, url);
  expect(page.depth).toBeGreaterThan(500);
  expect(page.text).toBe("seen");
});

test("texts of drawings, labels and nested headings are kept up to a limit, each by itself", () => {
  const letters = "x".repeat(1_990);
  const drawn = readPage(
    `<svg aria-hidden="true">${`<a href="/">${`${letters}<g/>`.repeat(50)}</a>`.repeat(3)}</svg>`,
    url,
  );
  const named = readPage(
    `<p id="a">${"word ".repeat(5_000)}</p><a href="/" aria-labelledby="${"a ".repeat(20)}"></a>`,
    url,
  );
  for (const { anchors } of [drawn, named])
    for (const { text, ownText, spokenName } of anchors)
      expect(Math.max(text.length, ownText.length, spokenName.length)).toBeLessThan(5_000);
  expect(named.anchors[0]!.spokenName.length).toBeGreaterThan(1_000);
  const nested = readPage(`${"<h1><div>".repeat(60)}deep`, url);
  expect(nested.headings.filter(({ text }) => text === "deep").length).toBe(20);
});

test("an element may have the name of an inherited property", () => {
  const page = readPage("<constructor>Bags</constructor><p>by hand</p>", url);
  expect(page.mainText).toContain("Bags");
});

test("nested links do not multiply the text of the page", () => {
  const page = readPage("<a href=x><h2><table><td>".repeat(100) + "text ".repeat(50_000), url);
  expect(page.anchors.length).toBeGreaterThan(50);
  expect(Math.max(...page.anchors.map(({ text }) => text.length))).toBeLessThan(5000);
});

test("links within the site are requested before others, the share picture and the icon before other files, each once", () => {
  const page = readPage(
    `<head><meta property="og:image" content="/share.jpg"><link rel=canonical href="https://shop.example/c"><link rel=alternate hreflang=en href="/en"></head>
     <a href="https://other.example/">o</a><a href="/a#x">a</a><a href="/a">a</a><a href="mailto:a@b.c">m</a><a href="#top">t</a><img src="/i.jpg"><img src="data:image/png;base64,">`,
    url,
  );
  expect(listUrlsToCheck({ page, source: { headers: [] } })).toEqual({
    links: ["https://shop.example/a", "https://other.example/"],
    pictures: ["https://shop.example/i.jpg"],
    resources: [
      "https://shop.example/share.jpg",
      "https://shop.example/favicon.ico",
      "https://shop.example/i.jpg",
    ],
    related: ["https://shop.example/c", "https://shop.example/en"],
  });
});

test(
  "only the beginning of an endless page is read, however many elements the parser would create",
  { timeout: 30_000 },
  () => {
    const repeated = Array.from({ length: 3_000 }, (_, i) => `<p><b data-${i}>`).join("");
    const page = readPage(
      `<title>Bags</title><a href="/a">x</a>${repeated}`,
      "https://shop.example/",
    );
    expect(page.titles).toEqual(["Bags"]);
    expect(page.anchors.map(({ url }) => url)).toEqual(["https://shop.example/a"]);
    expect(page.elementCount).toBeLessThanOrEqual(300_000);
  },
);

test("links of drawings and areas are links of the page", () => {
  const { anchors } = readPage(
    '<svg><a xlink:href="/one"><text>One</text></a></svg><map><area href="/two" alt="Two"><area alt="none"></map>',
    url,
  );
  expect(anchors.map((anchor) => [anchor.url, anchor.ownText])).toEqual([
    ["https://shop.example/one", "One"],
    ["https://shop.example/two", "Two"],
  ]);
});

test("a link has the language of its text: that inside it before that around it", () => {
  const { anchors } = readPage(
    '<html lang="ar"><a>1</a><a lang="fr">2</a><a><b lang="de">3</b></a><a><b lang="de">4</b><i lang="es">4</i></a><div lang=""><a>5</a></div>',
    url,
  );
  expect(anchors.map(({ language }) => language)).toEqual(["ar", "fr", "de", "", ""]);
});

test("a picture is decorative where readers skip it", () => {
  const { images } = readPage(
    '<details><summary><img id="no"></summary><img></details><div aria-hidden="true"><img></div><div inert><img></div><dialog><img></dialog><img role="NONE"><img role="none" tabindex="0"><div style="visibility:hidden"><img><img style="visibility:visible"></div>',
    url,
  );
  const drawn = images.flatMap(({ isDecorative }, i) => (isDecorative ? [] : [i]));
  expect([images.length, drawn]).toEqual([9, [0, 6, 8]]);
});
