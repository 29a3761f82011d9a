import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { BigMark } from "./marks/BigMark.tsx";
import { covers } from "./covers/all.tsx";
import { EmptyStars } from "./stars/EmptyStars.tsx";
import { FloorLight } from "./FloorLight.tsx";
import { Frieze } from "./Frieze.tsx";
import { Monogram } from "./portraits/Monogram.tsx";
import { NightStrip } from "./NightStrip.tsx";
import { Portrait } from "./portraits/Portrait.tsx";
import { Qamariyya } from "./qamariyya/Qamariyya.tsx";
import { serviceMarks } from "./marks/service-marks.tsx";
import { ServiceMark } from "./marks/ServiceMark.tsx";
import { Star } from "./stars/Star.tsx";
import { StarRing } from "./stars/StarRing.tsx";
import { StepsLane } from "./steps/StepsLane.tsx";
import { StepStar } from "./steps/StepStar.tsx";
import { toolFigures } from "./arches/tool-arches.tsx";
import { ToolArch } from "./arches/ToolArch.tsx";
import { TutorialCover } from "./covers/TutorialCover.tsx";

const css = ["./glass.css", "./window.css"]
  .map((file) => readFileSync(new URL(file, import.meta.url), "utf8"))
  .join("\n");
/** With the sheet that only some pages load. */
const allCss = css + readFileSync(new URL("./steps/steps-lane.css", import.meta.url), "utf8");
const draw = (drawing: ReactElement) => renderToStaticMarkup(drawing);
const brotliKb = (text: string) => brotliCompressSync(text).length / 1024;

const services = [
  "web-design",
  "mobile-apps",
  "seo",
  "ads-campaigns",
  "content-writing",
  "brand-identity",
  "hosting",
  "data-analysis",
];
const tools = [
  "seo-analyzer",
  "speed-test",
  "keyword-research",
  "image-optimizer",
  "color-palette",
  "password-checker",
  "qr-generator",
];
const tutorials = [
  "seo-basics",
  "website-speed",
  "content-writing",
  "seo-analyzer-guide",
  "choose-hosting",
  "domain-and-email",
  "colours-that-sell",
  "arabic-typography",
  "google-ads-first-month",
  "passwords-for-teams",
];

/** Every drawing, and its maximum size in a page, in KB after Brotli compression. */
const drawings: readonly (readonly [
  name: string,
  drawing: () => ReactElement,
  budgetKb: number,
])[] = [
  ["window", () => <Qamariyya id="q" />, 10],
  ["window of seed 2", () => <Qamariyya id="q" seed={2} />, 10],
  ["single light", () => <Qamariyya id="q" variant="arch" />, 6],
  ["moon", () => <Qamariyya id="q" variant="moon" />, 2],
  ["floor light", () => <FloorLight windowId="q" />, 0.3],
  ["night strip", () => <NightStrip id="n" />, 1.5],
  ["frieze", () => <Frieze id="f" share={0.92} hue="nile" />, 0.6],
  ["marigold frieze", () => <Frieze id="f" share={0.88} hue="mari" />, 0.6],
  ["star ring", () => <StarRing share={0.77} />, 0.8],
  ["star", () => <Star />, 0.3],
  ["star outline", () => <Star filled={false} />, 0.3],
  ["step star", () => <StepStar step={2} of={4} />, 0.5],
  ["steps lane", () => <StepsLane />, 0.4],
  ["empty stars", () => <EmptyStars />, 0.4],
  ["monogram", () => <Monogram initial="م" seed={3} />, 0.6],
  ...[0, 1, 2, 3].map(
    (seed) => [`portrait ${seed}`, () => <Portrait initial="ن" seed={seed} />, 1.5] as const,
  ),
  ...[...services, "unheard-of"].map(
    (service) => [`mark of ${service}`, () => <ServiceMark service={service} />, 0.4] as const,
  ),
  ...[...services, "unheard-of"].map(
    (service) =>
      [`big mark of ${service}`, () => <BigMark service={service} id="b" />, 0.8] as const,
  ),
  ...[...tools, "unheard-of"].map(
    (tool) => [`arch of ${tool}`, () => <ToolArch tool={tool} />, 0.6] as const,
  ),
  ...[...tutorials, "unheard-of"].map(
    (tutorial) =>
      [`cover of ${tutorial}`, () => <TutorialCover tutorial={tutorial} />, 1.2] as const,
  ),
];

describe.each(drawings)("%s", (_name, drawing, budgetKb) => {
  const markup = draw(drawing());

  test("keeps its budget", () => {
    expect(brotliKb(markup)).toBeLessThanOrEqual(budgetKb);
  });

  test("is hidden from assistive technology and cannot be focused", () => {
    const roots = markup.match(/<svg class[^>]*>/g) ?? [];
    expect(roots.length).toBeGreaterThan(0);
    for (const root of roots) {
      expect(root).toContain('aria-hidden="true"');
      expect(root).toContain('focusable="false"');
    }
  });

  test("contains no colour and no style attribute, which themes and the content security policy need", () => {
    expect(markup).not.toMatch(/style=|<style|#[0-9a-f]{3,8}"|rgb\(|NaN|undefined/i);
  });

  test("writes coordinates to a tenth at most", () => {
    const numbers = [
      ...markup.matchAll(/ (?:d|transform|points|viewBox|x|y|cx|cy|r)="([^"]*)"/g),
    ].flatMap(([, value = ""]) => value.match(/\.\d+/g) ?? []);
    expect(
      numbers.filter((decimals) => decimals.length > 2 && decimals !== ".62" && decimals !== ".42"),
    ).toEqual([]);
  });

  test("uses only classes that the style sheet defines", () => {
    const roots =
      /^(?:qamariyya|star|star-ring|empty-stars|monogram|portrait|service-mark|big-mark|tool-arch|tutorial-cover)$/;
    const classes = new Set(
      [...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, value = ""]) => value.split(" ")),
    );
    expect(
      [...classes].filter((name) => !roots.test(name) && !new RegExp(`\\.${name}\\b`).test(allCss)),
    ).toEqual([]);
  });

  test("refers only to ids that it contains itself", () => {
    if (markup.includes("floor-light")) return;
    const ids = new Set([...markup.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));
    const wanted = [...markup.matchAll(/(?:href="#|url\(#)([^")]*)/g)].map(([, id]) => id);
    expect(wanted.filter((id) => !ids.has(id))).toEqual([]);
  });
});

test("the style sheet keeps its budget of 2 KB", () => {
  expect(brotliKb(css)).toBeLessThanOrEqual(2);
});

test("every service, tool and tutorial has a drawing of its own", () => {
  expect(Object.keys(serviceMarks)).toEqual(services);
  expect(Object.keys(toolFigures)).toEqual(tools);
  expect(Object.keys(covers)).toEqual(tutorials);
});

test("a title makes a drawing an image with a name", () => {
  const markup = draw(<StarRing share={0.5} title="50 من 100" />);
  expect(markup).toContain('role="img"');
  expect(markup).toContain("<title>50 من 100</title>");
  expect(markup).not.toContain("aria-hidden");
});

test("a class of the page joins the drawing's own", () => {
  expect(draw(<Star className="size-4" />)).toContain('class="star size-4"');
  expect(
    draw(<Frieze id="f" share={1} hue="blue" className="mt-2" />).match(
      /class="frieze frieze-(?:long|short) g-blue mt-2"/g,
    ),
  ).toHaveLength(2);
});

test("one seed always draws the same window, another seed another", () => {
  expect(draw(<Qamariyya id="q" seed={3} />)).toBe(draw(<Qamariyya id="q" seed={3} />));
  expect(new Set([0, 1, 2, 3, 4].map((seed) => draw(<Qamariyya id="q" seed={seed} />))).size).toBe(
    5,
  );
});

test("two windows on a page share no id", () => {
  const listIds = (id: string) =>
    [...draw(<Qamariyya id={id} />).matchAll(/ id="([^"]*)"/g)].map(([, value]) => value);
  const [first, second] = [listIds("a"), listIds("b")];
  expect(new Set(first).size).toBe(first.length);
  expect(first.filter((id) => second.includes(id))).toEqual([]);
});

test("the floor light is the window's own glass", () => {
  expect(draw(<Qamariyya id="hero" />)).toContain('<g id="hero-glass">');
  expect(draw(<FloorLight windowId="hero" />)).toContain('href="#hero-glass"');
});

test.each([
  [0, 1040, 0],
  [0.17, 863.2, 176.8],
  [0.92, 83.2, 956.8],
  [1, 0, 1040],
])("a frieze of %d is lit for exactly that share of its length", (share, dark, lit) => {
  const [long = ""] = draw(<Frieze id="f" share={share} hue="coral" />).split("frieze-short");
  const darkFrom = Number(/url\(#f-40d\)" d="M([\d.]+) 0H1040/.exec(long)?.[1]);
  expect(1040 - darkFrom).toBeCloseTo(dark, 1);
  const litTo = Number(/mask="url\(#f-40m\)" d="M0 0H([\d.]+)/.exec(long)?.[1] ?? 0);
  expect(litTo).toBeCloseTo(lit, 1);
});

test("a frieze outside 0 to 1 is empty or full", () => {
  expect(draw(<Frieze id="f" share={4} hue="blue" />)).toBe(
    draw(<Frieze id="f" share={1} hue="blue" />),
  );
  expect(draw(<Frieze id="f" share={-1} hue="blue" />)).toBe(
    draw(<Frieze id="f" share={0} hue="blue" />),
  );
});

test.each([
  [0, 0],
  [0.77, 62],
  [1, 80],
])("a score of %d lights %d of the ring's eighty stars", (share, lit) => {
  expect(draw(<StarRing share={share} />).match(/"lit rimmed"/g) ?? []).toHaveLength(lit);
});

test.each([
  [1, 2],
  [2, 4],
  [3, 6],
  [4, 8],
])("step %d of four lights %d petals", (step, petals) => {
  const litPetals =
    /class="g-(?:violet|blue|nile|coral) lit" d="([^"]*)"/.exec(
      draw(<StepStar step={step} of={4} />),
    )?.[1] ?? "";
  expect(litPetals.match(/z/g)).toHaveLength(petals);
});

test("the four portraits differ in glass, and in cut", () => {
  const portraits = [0, 1, 2, 3].map((seed) => draw(<Portrait initial="ن" seed={seed} />));
  const buildGlass = (markup: string) => (markup.match(/g-\w+/g) ?? []).join();
  const getCut = (markup: string) => (markup.match(/ d="[^"]*"/g) ?? []).join();
  expect(new Set(portraits.map(buildGlass)).size).toBe(4);
  expect(new Set(portraits.map(getCut)).size).toBe(4);
});

test("an article without a cover of its own gets a lattice that its id decides", () => {
  expect(draw(<TutorialCover tutorial="new-one" />)).toBe(
    draw(<TutorialCover tutorial="new-one" />),
  );
  expect(draw(<TutorialCover tutorial="new-one" />)).not.toBe(
    draw(<TutorialCover tutorial="new-two" />),
  );
});

test("the night strip is night on every page", () => {
  expect(draw(<NightStrip id="n" />)).toContain('class="night-strip dark"');
});

test("nothing moves for a visitor who prefers reduced motion", () => {
  const calm = css.replace(
    /@media \(prefers-reduced-motion: no-preference\) \{[\s\S]*?\n {2}\}\n/,
    "",
  );
  expect(calm).not.toMatch(/animation(?:-delay)?:|@keyframes|transition:/);
});
