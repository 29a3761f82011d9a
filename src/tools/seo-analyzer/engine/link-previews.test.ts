import { expect, test } from "vitest";
import { createSource } from "../../../../tests/fixtures/seo-rules/made-page.ts";
import { auditPage } from "./audit.ts";
import { toLinkPreviews } from "./link-previews.ts";
import { readPage } from "./page/read-page.ts";

function preview(head: string) {
  const source = createSource({ url: "https://shop.example/bags", head, body: "<p>Bags</p>" });
  return toLinkPreviews(auditPage(readPage(source.html, source.url), source));
}

const openGraph =
  '<meta property="og:title" content="Leather bags"><meta property="og:description" content="Made by hand">';
const picture = '<meta property="og:image" content="https://shop.example/bag.png">';
const host = "shop.example";

test("each network shows the tags of Open Graph in its own way", () => {
  const { whatsapp, facebook, linkedin } = preview(openGraph + picture);
  const card = { picture: "large", title: "Leather bags", description: "Made by hand", host };
  expect(whatsapp).toEqual(card);
  expect(facebook).toEqual(card);
  expect(linkedin).toEqual({ ...card, description: "" });
});

test("without Open Graph the title and the description of the page are shown, without a picture", () => {
  const { whatsapp } = preview('<title>Bags</title><meta name="description" content="By hand">');
  expect(whatsapp).toEqual({ picture: "none", title: "Bags", description: "By hand", host });
});

test("X reads its own tags first, and its card decides about the picture", () => {
  const own = '<meta name="twitter:title" content="Bags on X">';
  const large = '<meta name="twitter:card" content="summary_large_image">';
  expect(preview(openGraph + picture + own + large).x).toEqual({
    picture: "large",
    title: "Bags on X",
    description: "",
    host,
  });
  // A large card without a picture becomes a small one.
  expect(preview(openGraph + large).x.picture).toBe("small");
  expect(preview(openGraph + picture + '<meta name="twitter:card" content="summary">').x).toEqual({
    picture: "small",
    title: "Leather bags",
    description: "Made by hand",
    host,
  });
});

test("X draws a small card from Open Graph alone, and the bare link without it", () => {
  expect(preview(openGraph + picture).x.picture).toBe("small");
  expect(preview("<title>Bags</title>").x).toEqual({
    picture: "none",
    title: "",
    description: "",
    host,
  });
});

test("a report of an older version shows on X what the others show", () => {
  const source = createSource({ url: "https://shop.example/bags", head: openGraph });
  const audit = auditPage(readPage(source.html, source.url), source);
  const { x: _, ...older } = audit.preview;
  expect(toLinkPreviews({ url: audit.url, preview: older }).x.title).toBe("Leather bags");
});
