import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pickToolTexts } from "#i18n/tool-texts.ts";
import { messages } from "../messages.ts";
import { DownloadButton } from "./DownloadButton.tsx";
import { createShownItem } from "./item.fixture.ts";
import type { Item } from "./item.ts";

const done = (id: number) => createShownItem({ id, bytes: 1000, resultBytes: 400 });
const failed = createShownItem({ id: 9, bytes: 1000 });

const show = (locale: "ar" | "en", items: readonly Item[]): string =>
  renderToStaticMarkup(
    <DownloadButton t={pickToolTexts(messages, locale)} locale={locale} items={items} />,
  );

test("the button of a batch names how many pictures it downloads", () => {
  const five = [1, 2, 3, 4, 5].map(done);
  expect(show("en", [...five, failed])).toContain(">Download 5 pictures (ZIP)</button>");
  expect(show("ar", [...five, failed])).toContain(">نزّل 5 صور (ZIP)</button>");
  expect(show("ar", [done(1), done(2)])).toContain(">نزّل صورتين (ZIP)</button>");
});

test("the only result of a batch is downloaded as it is, without a zip", () => {
  const markup = show("en", [done(1), failed]);
  expect(markup).toContain('download="1.jpg">Download 1 picture</a>');
  expect(markup).not.toContain("<button");
});
