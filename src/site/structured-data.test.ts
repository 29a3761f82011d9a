import { expect, test } from "vitest";
import { toStructuredData } from "./structured-data.ts";

test("an article states when it was published and last reviewed, and where its author is presented", () => {
  const data = toStructuredData({
    locale: "en",
    path: "/tutorials/seo-basics",
    title: "SEO basics",
    description: "Seven points",
    url: "https://ro2ya.example/en/tutorials/seo-basics",
    image: undefined,
    publication: {
      date: "2026-09-28",
      reviewed: "2026-11-27",
      author: { name: "Nour", path: "/about#nour" },
    },
  }) as { readonly "@graph": readonly object[] };
  expect(data["@graph"][0]).toMatchObject({
    "@type": "Article",
    datePublished: "2026-09-28",
    dateModified: "2026-11-27",
    author: { "@type": "Person", name: "Nour", url: "https://ro2ya.example/en/about#nour" },
  });
});
