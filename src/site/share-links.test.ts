import { expect, test } from "vitest";
import { listShareLinks } from "./share-links.ts";

test("A-17 A-18 A-19 two social networks and a professional one carry the full address, encoded", () => {
  const links = listShareLinks("https://ro2ya.example/tutorials/seo-basics", "SEO");
  expect(links.map(({ id }) => id)).toEqual(["facebook", "x", "linkedin"]);
  for (const { url } of links)
    expect(url).toContain("https%3A%2F%2Fro2ya.example%2Ftutorials%2Fseo-basics");
});

test("A-20 the title is sent where the network accepts one, Arabic encoded", () => {
  const [, x] = listShareLinks("https://ro2ya.example/tutorials/seo-basics", "أساسيات & سيو");
  expect(new URL(x!.url).searchParams.get("text")).toBe("أساسيات & سيو");
});
