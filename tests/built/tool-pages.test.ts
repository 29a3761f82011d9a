import { expect, test } from "vitest";
import { locales } from "#i18n/messages.ts";
import { tools } from "#tools/catalogue.ts";
import { getPage } from "./site.ts";

const frameKeys = ["title", "tagline", "summary", "description", "privacy"];

test.each(tools.map(({ slug }) => slug))(
  "the island of %s is not sent the texts of its frame, which the page holds already",
  (slug) => {
    for (const locale of locales) {
      const main = getPage(locale, `/tools/${slug}`)!.document.querySelector("main")!;
      for (const island of main.querySelectorAll("astro-island")) {
        // Astro writes a prop as a pair of its type and its value.
        const { t } = JSON.parse(island.getAttribute("props")!) as { t?: [number, object] };
        const sent = Object.keys(t?.[1] ?? {});
        expect(
          frameKeys.filter((key) => sent.includes(key)),
          locale,
        ).toEqual([]);
      }
    }
  },
);

test.each(tools.map(({ slug }) => slug))(
  "the arch of %s travels from its card to the head of its page",
  (slug) => {
    for (const locale of locales) {
      const list = (path: string) => [
        ...getPage(locale, path)!.document.querySelectorAll(`[data-travels-as="tool-${slug}"]`),
      ];
      const [arch, ...further] = list(`/tools/${slug}`);
      expect(arch!.closest(".tool-head")).not.toBeNull();
      expect(further).toEqual([]);
      expect(list("/tools")).toHaveLength(1);
    }
  },
);
