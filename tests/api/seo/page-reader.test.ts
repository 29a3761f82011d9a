import { expect, onTestFinished, test } from "vitest";
import { startPageReader } from "#tools/seo-analyzer/server/page-reader.ts";

function reader() {
  const cancel = new AbortController();
  const started = startPageReader(cancel.signal);
  onTestFinished(() => started.close());
  return { ...started, cancel };
}

const page = (html: string, url = "http://shop.example/") => ({ html, url, headers: [] });

test("a page says what it leads to, and each question gets its own answer", async () => {
  const { ask } = reader();
  const answers = await Promise.all(
    ["/a", "/b", "/c"].map((path) => ask("wanted", page(`<a href="${path}">x</a>`))),
  );
  expect(answers.map(({ links }) => links)).toEqual([
    ["http://shop.example/a"],
    ["http://shop.example/b"],
    ["http://shop.example/c"],
  ]);
});

test("what a twin says of itself is read out of its markup and its headers", async () => {
  const { ask } = reader();
  const now = "2026-11-21T12:00:00.000Z";
  expect(
    await ask("related", {
      ...page(
        '<html><head><meta name="robots" content="noindex"><link rel="alternate" hreflang="ar" href="/"></head>',
      ),
      now,
    }),
  ).toEqual({
    isNoindex: true,
    alternates: [{ language: "ar", url: "http://shop.example/" }],
  });
  expect(
    await ask("related", { ...page("<p>x"), headers: [["x-robots-tag", "none"]], now }),
  ).toEqual({ isNoindex: true, alternates: [] });
  expect(await ask("related", { ...page("<p>x"), now })).toEqual({
    isNoindex: false,
    alternates: [],
  });
});

test("who gives up ends the process, and the next reader has another", async () => {
  const first = reader();
  const asked = first.ask("wanted", page("<p>".repeat(300_000)));
  first.cancel.abort(new Error("cancelled"));
  await expect(asked).rejects.toThrow("cancelled");
  await expect(first.ask("wanted", page(""))).rejects.toThrow("cancelled");
  expect((await reader().ask("wanted", page('<a href="/a">x</a>'))).links).toEqual([
    "http://shop.example/a",
  ]);
});

test("an answer that nobody waited for is not taken for the next one", async () => {
  const first = startPageReader(new AbortController().signal);
  first.ask("wanted", page('<a href="/first">x</a>')).catch(() => undefined);
  await Promise.resolve();
  first.close();
  expect((await reader().ask("wanted", page('<a href="/second">x</a>'))).links).toEqual([
    "http://shop.example/second",
  ]);
});

test("a page that is nested half a million deep is read as far as its beginning", async () => {
  expect(
    (await reader().ask("wanted", page(`<a href="/a">x</a>${"<div>".repeat(500_000)}`))).links,
  ).toEqual(["http://shop.example/a"]);
});

test("what breaks the reading of a page breaks nothing else", async () => {
  await expect(
    reader().ask("wanted", { html: undefined, url: "http://shop.example/" } as never),
  ).rejects.toThrow(/TypeError/);
  expect((await reader().ask("wanted", page('<a href="/a">x</a>'))).links).toEqual([
    "http://shop.example/a",
  ]);
});
