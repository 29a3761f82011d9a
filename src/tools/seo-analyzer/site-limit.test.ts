import { expect, test } from "vitest";
import { count } from "#i18n/format.ts";
import { locales } from "#i18n/messages.ts";
import { extraMessages } from "./extra-messages.ts";
import { messages } from "./messages.ts";

test.each([50, 75, 103, 250, 500])("every text about a whole site has the figure %i", (pages) => {
  for (const locale of locales)
    for (const forms of [
      messages.scopeSitePages[locale],
      messages.progressSite[locale],
      extraMessages.siteCut[locale],
    ]) {
      const text = count(locale, forms, pages);
      expect(text.match(/\d+/g), text).toEqual([String(pages)]);
    }
});
