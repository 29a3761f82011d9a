import { describe, expect, test } from "vitest";
import { buildIndex } from "./build-index.ts";
import { describeHit } from "./describe-hit.ts";
import { search } from "./search.ts";
import type { SearchDocument } from "./search-index.ts";

const roastery: SearchDocument = {
  url: "/portfolio/fajr",
  kind: "project",
  title: "بُنّ الفجر: كيس يُعرف من باب المحل",
  description: "هوية محمصة في مصر الجديدة وأكياسها.",
  keywords: ["علامات", "تغليف"],
};
const typography: SearchDocument = {
  url: "/tutorials/typography",
  kind: "tutorial",
  title: "الخط العربي",
  description: "كيف تختار خطًا يُقرأ.",
  body: [
    { heading: "الخط العربي", text: "مقدمة قصيرة." },
    { heading: "متى يضيق السطر", text: "التباعد بين الحروف، والكشيدة الطويلة." },
  ],
};
const restaurant: SearchDocument = {
  url: "/services/web-design",
  kind: "service",
  title: "تصميم المواقع",
  description: "مواقع سريعة وواضحة.",
};
const texts = { inSection: "في فقرة «{heading}»", relatedTo: "بخصوص «{word}»:" };
const trades = [["كافيه مطعم", [[0]]]] as const;
const index = buildIndex([restaurant, typography, roastery], { ...texts, trades });

/** The first hit of a query with its marked words in brackets. */
function describeFirst(query: string, url: string): { title: string; excerpt: string } {
  const hit = search(index, query, { limit: 5 }).find((other) => other.url === url)!;
  const { title, excerpt } = describeHit(index, hit, query);
  const show = (pieces: readonly string[]): string =>
    pieces.map((piece, place) => (place % 2 === 1 ? `[${piece}]` : piece)).join("");
  return { title: show(title), excerpt: show(excerpt) };
}

describe("a hit shows why it was found", () => {
  test("the word is marked in the title and in the excerpt", () => {
    expect(describeFirst("محمصة", roastery.url).excerpt).toBe(
      "هوية [محمصة] في مصر الجديدة وأكياسها.",
    );
    expect(describeFirst("المواقع", restaurant.url)).toEqual({
      title: "تصميم [المواقع]",
      excerpt: "[مواقع] سريعة وواضحة.",
    });
  });

  test("of a synonym the word is marked that the page has for it", () => {
    expect(describeFirst("قهوة", roastery.url).title).toBe("[بُنّ] الفجر: كيس يُعرف من باب المحل");
    expect(describeFirst("coffee", roastery.url).title).toMatch(/^\[بُنّ\]/);
  });

  test("what finds a page and means another thing marks none of its words", () => {
    for (const word of ["منيو", "كافيه"])
      expect(describeFirst(word, roastery.url).title).toBe("بُنّ الفجر: كيس يُعرف من باب المحل");
  });

  test("a synonym that was typed and is not on the page is the excerpt's head", () => {
    expect(describeFirst("كافيه", roastery.url).excerpt).toBe(
      "بخصوص «[كافيه]»: هوية محمصة في مصر الجديدة وأكياسها.",
    );
  });

  test("a phrase of the keywords that alone has the word is the head", () => {
    expect(describeFirst("علامات", roastery.url).excerpt).toBe(
      "بخصوص «[علامات]»: هوية محمصة في مصر الجديدة وأكياسها.",
    );
  });

  test("a word that is still being typed has no head where the page shows the whole one", () => {
    expect(describeFirst("موق", restaurant.url).excerpt).toBe("[مواقع] سريعة وواضحة.");
  });

  test("a word that the title has in another inflection is no head", () => {
    const speed: SearchDocument = {
      url: "/tools/speed-test",
      kind: "tool",
      title: "اختبار السرعة",
      description: "قِس الإنترنت عندك.",
      keywords: ["قياس سرعة النت", "سرعة"],
    };
    const [hit] = search(buildIndex([speed], texts), "سرعة", { limit: 1 });
    const { title, excerpt } = describeHit(buildIndex([speed], texts), hit!, "سرعة");
    expect([title, excerpt]).toEqual([["اختبار ", "السرعة", ""], ["قِس الإنترنت عندك."]]);
  });

  test("a name that is not on the page is the head", () => {
    expect(describeFirst("كافيه", restaurant.url)).toEqual({
      title: "تصميم المواقع",
      excerpt: "بخصوص «[كافيه]»: مواقع سريعة وواضحة.",
    });
  });

  test("the head is the word as it was typed, and of a misspelt one the word that it was found by", () => {
    expect(describeFirst("الكافيه؟", restaurant.url).excerpt).toMatch(/^بخصوص «\[الكافيه\]»/);
    expect(describeFirst("كافية", restaurant.url).excerpt).toMatch(/^بخصوص «\[كافيه\]»/);
    expect(describeFirst("مطعمم", restaurant.url).excerpt).toMatch(/^بخصوص «\[مطعم\]»/);
    expect(describeFirst("العلامات", roastery.url).excerpt).toMatch(/^بخصوص «\[العلامات\]»/);
  });

  test("an excerpt after a head does not repeat the line that it begins with", () => {
    const bakery: SearchDocument = {
      ...restaurant,
      url: "/services/bakery",
      description: [
        "مواقع سريعة وواضحة بالعربية والإنجليزية، تُبنى لتبيع.",
        "تصميم مواقع سريعة بالعربية والإنجليزية للأعمال الصغيرة في مصر والخليج.",
      ].join(" "),
    };
    const only = buildIndex([bakery], { ...texts, trades });
    const [hit] = search(only, "كافيه", { limit: 1 });
    expect(describeHit(only, hit!, "كافيه").excerpt).toEqual([
      "بخصوص «",
      "كافيه",
      "»: مواقع سريعة وواضحة بالعربية والإنجليزية، تُبنى لتبيع.",
    ]);
  });

  test("a word of the body is shown with the heading that it is under", () => {
    expect(describeFirst("كشيده", typography.url)).toEqual({
      title: "الخط العربي",
      excerpt: "[كشيدة] في فقرة «متى يضيق السطر»",
    });
  });

  test("a word of the body loses the «و» that joins it, and not its own first letter", () => {
    const chats: SearchDocument = {
      ...typography,
      url: "/tutorials/chats",
      body: [{ heading: "أين يكتبون", text: "فيسبوك وإنستجرام، وواتساب أولًا. وسيلة سهلة." }],
    };
    const index = buildIndex([chats], texts);
    const describe = (query: string): string => {
      const [hit] = search(index, query, { limit: 1 });
      return describeHit(index, hit!, query).excerpt.join("");
    };
    expect(describe("إنستجرام")).toBe("إنستجرام في فقرة «أين يكتبون»");
    expect(describe("انستج")).toBe("إنستجرام في فقرة «أين يكتبون»");
    expect(describe("بالواتساب")).toBe("واتساب في فقرة «أين يكتبون»");
    expect(describe("الوسيل")).toBe("وسيلة في فقرة «أين يكتبون»");
  });

  test("a word of a body without headings is the head, and numbers of headings are left out", () => {
    const lessons = buildIndex(
      [
        {
          ...typography,
          body: [
            { heading: "", text: "عن الفوانيس." },
            { heading: "2. متى يضيق السطر", text: "الكشيدة." },
          ],
        },
      ],
      texts,
    );
    const describe = (query: string): string => {
      const [hit] = search(lessons, query, { limit: 1 });
      return describeHit(lessons, hit!, query).excerpt.join("");
    };
    expect(describe("الفوانيس")).toBe("بخصوص «الفوانيس»: كيف تختار خطًا يُقرأ.");
    expect(describe("الكشيدة")).toBe("كشيدة في فقرة «متى يضيق السطر»");
  });
});

test("who asks for a price is shown it, with its own word marked, and who does not is not", () => {
  const priced = buildIndex(
    [{ ...restaurant, names: "أسعار", price: "السعر المعتاد: من 35,000 إلى 120,000 جنيه." }],
    texts,
  );
  const describe = (query: string): readonly string[] => {
    const [hit] = search(priced, query, { limit: 1 });
    return describeHit(priced, hit!, query).excerpt;
  };
  const price = ["", "السعر", " المعتاد: من 35,000 إلى 120,000 جنيه."];
  expect(describe("أسعار")).toEqual(price);
  expect(describe("موقع بكام")).toEqual(price);
  for (const words of ["كم يكلف موقع", "بكام الموقع", "الموقع بيكلف كام", "موقع بكم"])
    expect(describe(words), words).toEqual(price);
  expect(describe("موقع").join("")).toBe("مواقع سريعة وواضحة.");
});

describe("bodies", () => {
  const body = (url: string, text: string, title = "Other"): SearchDocument => ({
    url,
    kind: "tutorial",
    title,
    description: "A lesson",
    body: [{ heading: title, text }],
  });
  const lessons = buildIndex([
    body("/body", "We mention kerning and lanterns once."),
    { ...body("/named", "Nothing else."), title: "Kerning" },
    body("/half", "Lanterns only, 404."),
  ]);
  const find = (query: string) => search(lessons, query, { limit: 9 }).map(({ url }) => url);

  test("a page that only mentions a word comes after one that is named by it", () => {
    expect(find("kerning")).toEqual(["/named", "/body"]);
  });

  test("more than half of the words have to be on the page, in its body or before", () => {
    expect(find("kerning lantern")).toEqual(["/named", "/body"]);
    expect(find("lanterns")).toEqual(["/body", "/half"]);
    expect(find("lanterns mention")).toEqual(["/body"]);
  });

  test("a number is found in a body", () => {
    expect(find("404")).toEqual(["/half"]);
  });

  test("another inflection of a word is found and shown as it was typed", () => {
    const [hit] = search(lessons, "mentioning", { limit: 1 });
    expect(hit?.url).toBe("/body");
    expect(describeHit(lessons, hit!, "mentioning").excerpt).toContain("mentioning");
  });

  test("a word of a heading counts more than one of a text, and is shown with its heading", () => {
    const texts = { inSection: "in “{heading}”", relatedTo: "" };
    const index = buildIndex(
      [
        { ...body("/text", "Ligatures are rare."), title: "First" },
        {
          ...body("/heading", ""),
          title: "Second",
          body: [{ heading: "Ligatures", text: "They are rare." }],
        },
      ],
      texts,
    );
    const hits = search(index, "ligatures", { limit: 2 });
    expect(hits.map(({ url }) => url)).toEqual(["/heading", "/text"]);
    expect(describeHit(index, hits[0]!, "ligatures").excerpt.join("")).toBe(
      "Ligatures in “Ligatures”",
    );
  });

  test("a word of most texts is left out of the index, and does not weigh in a query", () => {
    const index = buildIndex([
      ...Array.from({ length: 12 }, (_, at) => body(`/${at}`, "Everybody writes this.")),
      body("/rare", "Everybody writes serifs."),
    ]);
    const find = (query: string) => search(index, query, { limit: 20 }).map(({ url }) => url);
    expect(find("everybody")).toEqual([]);
    expect(find("everybody serifs")).toEqual(["/rare"]);
  });

  test("a word that is still being typed is found from its third letter on", () => {
    expect(find("lan")).toEqual(["/body", "/half"]);
    expect(find("la")).toEqual([]);
  });
});
