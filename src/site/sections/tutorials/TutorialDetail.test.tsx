import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TutorialDetail } from "./TutorialDetail.tsx";

const tutorial = {
  id: "seo-basics",
  title: "SEO",
  summary: "In short",
  date: "2026-09-28",
  category: "seo",
  takeaways: ["One"],
} as const;
const author = { name: "Nour", role: "Founder", initial: "N", about: "Asks first." };
const page = {
  locale: "en",
  tutorial,
  author,
  authorSeed: 0,
  url: "https://ro2ya.example/en/tutorials/seo-basics",
  minutes: 3,
  parts: [],
  cover: undefined,
} as const;
const card = {
  id: "website-speed",
  title: "Speed",
  description: "Lighter",
  date: "2026-10-12",
  category: "performance",
} as const;

const renderDetail = (related: readonly (typeof card)[]) =>
  renderToStaticMarkup(
    <TutorialDetail {...page} related={related}>
      body
    </TutorialDetail>,
  );

test("A-26 a tutorial without a related one shows no related section", () => {
  expect(renderDetail([])).not.toContain("data-related");
  expect(renderDetail([card])).toContain("data-related");
});

test("A-15 a tutorial without a cover shows no picture and no empty place for one", () => {
  expect(renderDetail([])).not.toContain("<img");
  expect(renderDetail([])).toContain('<time dateTime="2026-09-28">28 September 2026</time>');
});
