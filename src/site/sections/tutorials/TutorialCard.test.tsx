import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TutorialCard, type TutorialCardProps } from "./TutorialCard.tsx";

const card: TutorialCardProps = {
  locale: "en",
  id: "seo-basics",
  title: "SEO basics",
  description: "What a search engine sees.",
  date: "2026-09-28",
  category: "seo",
};

test("L-60 a card without a cover has neither a picture nor room for one", () => {
  const markup = renderToStaticMarkup(<TutorialCard {...card} />);
  expect(markup).not.toMatch(/<img|cover-frame|data-with-image/);
});

test("a card with a cover has it once for each theme", () => {
  const cover = { light: "/covers-light.svg#seo-basics", dark: "/covers-dark.svg#seo-basics" };
  const markup = renderToStaticMarkup(<TutorialCard {...card} cover={cover} />);
  expect(markup.match(/<img/g)).toHaveLength(2);
  expect(markup).toContain(`src="${cover.light}"`);
  expect(markup).toContain(`src="${cover.dark}"`);
});
