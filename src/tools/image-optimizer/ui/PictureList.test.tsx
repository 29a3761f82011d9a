import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pickToolTexts } from "#i18n/tool-texts.ts";
import { defaults, type Settings } from "../engine/settings.ts";
import { messages } from "../messages.ts";
import type { Item } from "./item.ts";
import { createShownItem } from "./item.fixture.ts";
import { PictureList } from "./PictureList.tsx";

const narrow = createShownItem({ id: 1, bytes: 1024, resultBytes: 512, size: [512, 384] });
const wide = createShownItem({ id: 2, bytes: 1024, resultBytes: 512, size: [1200, 900] });

function listRows(
  locale: "ar" | "en",
  settings: Settings,
  isStale = false,
  items: readonly Item[] = [narrow, wide],
): readonly string[] {
  const markup = renderToStaticMarkup(
    <PictureList
      t={pickToolTexts(messages, locale)}
      locale={locale}
      items={items}
      settings={settings}
      isStale={isStale}
      selectedId={1}
      summary=""
      isDone
      onSelect={() => undefined}
      onRemove={undefined}
    />,
  );
  return markup.match(/<li.*?<\/li>/g)!;
}

test("a picture that is narrower than the set width says that it keeps its own", () => {
  const [first, second] = listRows("en", { ...defaults, isResized: true });
  expect(first).toContain("keeps its width of 512 px");
  expect(second).not.toContain("keeps its width");
  expect(listRows("ar", { ...defaults, isResized: true })[0]).toContain("تبقى بعرضها، 512 بكسل");
  expect(listRows("en", defaults)[0]).not.toContain("keeps its width");
});

test("a row says that its result belongs to earlier settings", () => {
  expect(listRows("en", defaults)[0]).toContain("−50%");
  expect(listRows("en", defaults)[0]).not.toContain("outdated");
  expect(listRows("en", defaults, true)[0]).toContain(">outdated</span>");
  expect(listRows("ar", defaults, true)[0]).toContain(">قديمة</span>");
});

test("a result that is larger than its picture is not shown as a success", () => {
  const grown = createShownItem({ id: 3, bytes: 512, resultBytes: 1024, size: [512, 384] });
  const [smaller, larger] = listRows("en", defaults, false, [narrow, grown]);
  expect(larger).toContain('<bdi class="iz-batch-saved iz-batch-larger" dir="ltr">+100%</bdi>');
  expect(smaller).toContain('<bdi class="iz-batch-saved" dir="ltr">−50%</bdi>');
});
