// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pick, type Locale } from "#i18n/messages.ts";
import { pickToolTexts } from "#i18n/tool-texts.ts";
import { extraMessages } from "../extra-messages.ts";
import { messages } from "../messages.ts";
import { Steps } from "./Steps.tsx";

const readDetail = (locale: Locale, title: string, found: string): string | undefined => {
  const template = document.createElement("template");
  template.innerHTML = renderToStaticMarkup(
    <Steps
      t={pickToolTexts(messages, locale)}
      extra={pick(extraMessages, locale)}
      locale={locale}
      url="https://shop.example/"
      headline=""
      steps={[
        {
          id: "image-alt",
          title,
          why: "",
          fix: "",
          where: undefined,
          effort: { by: "owner", time: "minutes" },
          found,
          places: [],
        },
      ]}
      onShow={() => undefined}
    />,
  );
  return template.content.querySelector(".seo-step-found")?.textContent;
};

test.each([
  ["ar", "صور بلا نص بديل", "صور بلا نص بديل: 6 من 6", "العدد: 6 من 6"],
  ["ar", "صور لا تُفتح", "صور لا تُفتح: 1", "العدد: 1"],
  ["en", "Pictures do not open", "Pictures that do not open: 1", "Found: 1"],
  ["en", "Broken links", "Broken links: 1 of 10", "Found: 1 of 10"],
  ["ar", "العنوان", "العنوان: بن الجبل", "بن الجبل"],
] as const)("in %s a step «%s» says of «%s» no bare figure", (locale, title, found, detail) =>
  expect(readDetail(locale, title, found)).toBe(detail),
);
