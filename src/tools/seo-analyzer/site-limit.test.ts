import { expect, test } from "vitest";
import { locales } from "#i18n/messages.ts";
import { maxSitePages } from "./contract.ts";
import { extraMessages } from "./extra-messages.ts";
import { messages } from "./messages.ts";

test("every text about a whole site has one figure, the maximum of its pages", () => {
  for (const locale of locales)
    for (const text of [
      messages.scopeSiteHint[locale],
      messages.progressSite[locale],
      extraMessages.siteCut[locale],
    ])
      expect(text.match(/\d+/g), text).toEqual([String(maxSitePages)]);
});
