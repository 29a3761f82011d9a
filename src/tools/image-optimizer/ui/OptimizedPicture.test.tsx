import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pickToolTexts } from "#i18n/tool-texts.ts";
import { messages } from "../messages.ts";
import { createShownItem } from "./item.fixture.ts";
import { OptimizedPicture } from "./OptimizedPicture.tsx";

const item = createShownItem({ id: 1, bytes: 1024, resultBytes: 512 });
const show = (isStale: boolean): string =>
  renderToStaticMarkup(
    <OptimizedPicture
      t={pickToolTexts(messages, "ar")}
      locale="ar"
      item={item}
      result={item.result!}
      isStale={isStale}
      isOneOfMany={false}
    />,
  );

test("the compared pictures carry a mark where the result belongs to earlier settings", () => {
  expect(show(true)).toContain(">نتيجة إعدادات سابقة</span>");
  expect(show(false)).not.toContain("إعدادات سابقة");
});
