import { expect, test } from "vitest";
import { listLocations } from "#tools/seo-analyzer/server/site-files.ts";

test("a sitemap's addresses are listed, in whatever way they are written", () => {
  const text = `<urlset><url><loc> https://a.example/1?b=1&amp;c=2\n</loc></url><url><LOC><![CDATA[ https://a.example/2 ]]></LOC></url><url><loc>https://a.example/3</loc></url></urlset>`;
  expect(listLocations(text, 10)).toEqual([
    "https://a.example/1?b=1&c=2",
    "https://a.example/2",
    "https://a.example/3",
  ]);
  expect(listLocations(text, 2)).toHaveLength(2);
});

test("what is no address is left out", () => {
  const text = `<loc></loc></loc><loc>a<b>c</b></loc><loc>a]b</loc><loc><loc>https://a.example/1</loc><loc>https://a.example/${"x".repeat(2_100)}</loc><loc>https://a.example/2`;
  expect(listLocations(text, 10)).toEqual(["https://a.example/1"]);
});
