import { expect, test } from "vitest";
import { localePath } from "#i18n/locale.ts";
import { locales } from "#i18n/messages.ts";
import { tools } from "#tools/catalogue.ts";
import {
  readFacts,
  readFields,
  listIds,
  readValue,
  readWordsFile,
} from "../e2e/support/content-files.ts";
import { serviceIds } from "../e2e/support/site-map.ts";
import { getPage } from "./site.ts";

const steps = {
  ar: ["التخطيط والاستشارة", "التصميم والإعداد", "التنفيذ", "المراجعة والتسليم"],
  en: ["Planning & Consultation", "Design & Setup", "Implementation", "Review & Delivery"],
};

const main = (locale: "ar" | "en", path: string): Element =>
  getPage(locale, path)!.document.querySelector("main")!;
const texts = (elements: Iterable<Element>): readonly string[] =>
  [...elements].map(({ textContent }) => textContent?.trim() ?? "");
const links = (root: Element): readonly string[] =>
  [...root.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");

test("S-01 S-02 S-03 L-53 L-54 the services list has a header and all services in order, each with mark, text and the way to its page", () => {
  for (const locale of locales) {
    const list = main(locale, "/services");
    expect(list.querySelector("h1")?.textContent).toBeTruthy();
    const cards = [...list.querySelectorAll("article")];
    expect(cards.map((card) => card.querySelector("a")?.getAttribute("href"))).toEqual(
      serviceIds.map((id) => localePath(locale, `/services/${id}`)),
    );
    for (const [i, card] of cards.entries()) {
      const words = readWordsFile("services", serviceIds[i]!, locale);
      expect(card.querySelector("h2")?.textContent).toBe(readValue(words, "title"));
      expect(card.querySelector("p")?.textContent).toBe(readValue(words, "summary"));
      expect(card.querySelector("svg.service-mark")).toBeTruthy();
      expect(card.querySelector("a")?.textContent).toContain(
        locale === "ar" ? "اقرأ المزيد" : "Read more",
      );
    }
  }
});

test("S-04 S-05 S-06 S-07 S-08 a service shows title, description, six features, the four steps in order and the way to its own request", () => {
  for (const locale of locales) {
    for (const id of listIds("services")) {
      const page = main(locale, `/services/${id}`);
      const words = readWordsFile("services", id, locale);
      expect(page.querySelector("h1")?.textContent).toBe(readValue(words, "title"));
      expect(page.textContent).toContain(readValue(words, "lede")!);
      expect(texts(page.querySelectorAll(".features h3")), id).toEqual(
        readFields(words, "features", "name"),
      );
      expect(page.querySelectorAll(".features > li")).toHaveLength(6);
      expect(texts(page.querySelectorAll(".step h3")), id).toEqual(steps[locale]);
      expect(links(page.querySelector("aside")!), id).toContain(
        localePath(locale, `/request-service?service=${id}`),
      );
    }
  }
});

const formatRange = (locale: "ar" | "en", id: string): string => {
  const facts = readFacts("services", id);
  const [from, to] = ["price.from", "price.to"].map((key) =>
    Number(readValue(facts, key)).toLocaleString("en"),
  );
  return locale === "ar" ? `من ${from} إلى ${to} جنيه` : `EGP ${from} to ${to}`;
};

test("S-09 list and page of a service say its price in pounds and its time, and the page what moves the price", () => {
  for (const locale of locales) {
    const cards = [...main(locale, "/services").querySelectorAll("article")];
    for (const [i, id] of serviceIds.entries()) {
      const words = readWordsFile("services", id, locale);
      const facts = main(locale, `/services/${id}`).querySelector(".service-facts")!;
      for (const text of [formatRange(locale, id), readValue(words, "duration")!]) {
        expect(cards[i]!.querySelector(".service-card-terms")?.textContent).toContain(text);
        expect(facts.querySelector("dl")?.textContent).toContain(text);
      }
      expect(facts.textContent).toContain(readValue(words, "priceFactors"));
      const [from, example, to] = ["price.from", "price.example", "price.to"].map((key) =>
        Number(readValue(readFacts("services", id), key)),
      );
      expect(from).toBeLessThanOrEqual(example!);
      expect(example).toBeLessThanOrEqual(to!);
      expect(facts.querySelector("[data-price-example]")?.textContent).toContain(
        `${readValue(words, "priceExample")}: ${{ ar: "نحو", en: "about EGP" }[locale]} ${example!.toLocaleString("en")}`,
      );
    }
  }
});

test("S-09 the table of times in a service's text ends with the whole time, with the price below it, and the page with both and its request", () => {
  for (const locale of locales) {
    for (const id of listIds("services")) {
      const { document } = getPage(locale, `/services/${id}`)!;
      const words = readWordsFile("services", id, locale);
      const closing = document.querySelector(".service-closing")!;
      const [price, duration] = [formatRange(locale, id), readValue(words, "duration")!];
      const isByPiece = readValue(readFacts("services", id), "price.per") === "piece";
      const total = document.querySelector(".prose tfoot td")?.textContent;
      expect(total, id).toBe(isByPiece ? undefined : duration);
      expect(document.querySelector(".prose .table + p > strong")?.textContent, id).toContain(
        price,
      );
      for (const text of [price, duration]) expect(closing.textContent, id).toContain(text);
      expect(links(closing)[0]).toBe(localePath(locale, `/request-service?service=${id}`));
    }
  }
});

test("Q-54 the request form has its budgets in pounds and in dollars, with rate and date", () => {
  const choices = {
    ar: [
      "أقل من 24,000 جنيهأقل من 500 دولار",
      "من 24,000 إلى 48,000 جنيهمن 500 إلى 1,000 دولار",
      "أكثر من 48,000 جنيهأكثر من 1,000 دولار",
    ],
    en: [
      "Under EGP 24,000under $500",
      "EGP 24,000 to 48,000$500 to $1,000",
      "Over EGP 48,000over $1,000",
    ],
  };
  for (const locale of locales) {
    const form = main(locale, "/request-service");
    const radios = [...form.querySelectorAll('[name="budget"]')];
    expect(texts(radios.map((radio) => radio.closest("label")!))).toEqual(choices[locale]);
    const note = form.querySelector("#request-budget-hint")?.textContent;
    expect(note).toContain("48");
    expect(note).toContain("2026");
  }
});

test("X-01 X-02 X-03 X-04 the tools index shows the tools in the order of the catalogue, none as coming soon, and leads to the tutorials", () => {
  for (const locale of locales) {
    const index = main(locale, "/tools");
    expect(
      [...index.querySelectorAll("article a")].map((link) => link.getAttribute("href")),
    ).toEqual(tools.map(({ slug }) => localePath(locale, `/tools/${slug}`)));
    expect(index.textContent).not.toMatch(/coming soon|opening soon|قريب/i);
    expect(links(index)).toContain(localePath(locale, "/tutorials"));
  }
});

test("X-05 X-06 X-08 every tool is in the same frame with its title, description, arch and colour, and says what leaves the device", () => {
  for (const locale of locales) {
    for (const { slug, messages, colour } of tools) {
      const frame = main(locale, `/tools/${slug}`).querySelector("[data-tool-colour]")!;
      const card = [...main(locale, "/tools").querySelectorAll("article")].find(
        (one) =>
          one.querySelector("a")?.getAttribute("href") === localePath(locale, `/tools/${slug}`),
      )!;
      expect(frame.querySelector("h1")?.textContent).toBe(messages.title[locale]);
      expect(card.querySelector("h2")?.textContent).toBe(messages.title[locale]);
      expect(frame.querySelector("svg.tool-arch")?.innerHTML).toBe(
        card.querySelector("svg.tool-arch")?.innerHTML,
      );
      expect(frame.getAttribute("data-tool-colour")).toBe(colour);
      expect(frame.textContent).toContain(messages.summary[locale]);
      expect(frame.textContent).toContain(messages.privacy[locale]);
    }
  }
});

test("C-01 C-02 C-03 C-05 About tells the story since 2018, the mission, the three values in order and the testimonials", () => {
  const values = {
    ar: ["الابتكار", "التواصل", "الجودة"],
    en: ["Innovation", "Communication", "Quality"],
  };
  for (const locale of locales) {
    const about = main(locale, "/about");
    expect(about.querySelector("[data-story]")?.textContent).toContain("2018");
    expect(about.textContent).toContain(locale === "ar" ? "رسالتنا" : "Our mission");
    expect(texts(about.querySelectorAll("[data-values] h3"))).toEqual(values[locale]);
    expect(about.querySelectorAll("[data-voices] blockquote")).toHaveLength(
      listIds("testimonials").length,
    );
  }
});

test("C-06 C-07 C-08 C-09 Contact has the form, the ways to reach the agency, its networks and a place for the map", () => {
  for (const locale of locales) {
    const contact = main(locale, "/contact");
    expect(texts(contact.querySelectorAll("form label")).length).toBeGreaterThanOrEqual(4);
    const ways = contact.querySelector("[data-contact-info]")!;
    expect(ways.textContent).toContain(locale === "ar" ? "القاهرة" : "Cairo");
    for (const formatShown of ["+20 2 5555 0100", "hello@ro2ya.example"])
      expect(ways.textContent).toContain(formatShown);
    expect(
      links(ways).filter((href) => /facebook|x\.com|linkedin|instagram/.test(href)),
    ).toHaveLength(4);
    expect(contact.querySelector("[data-map] button")).toBeTruthy();
    expect(contact.querySelector("iframe")).toBeNull();
  }
});

test("C-12 C-13 C-14 both legal texts have ten numbered sections in each language, and the terms name Egyptian law", () => {
  for (const locale of locales) {
    for (const path of ["/privacy-policy", "/terms-conditions"]) {
      const numbers = texts(main(locale, path).querySelectorAll("[data-legal] h2")).map((head) =>
        Number.parseInt(head, 10),
      );
      expect(numbers, `${path} ${locale}`).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    }
  }
  expect(main("en", "/terms-conditions").textContent).toMatch(
    /governed by the law of the Arab Republic of Egypt/,
  );
  expect(main("ar", "/terms-conditions").textContent).toMatch(/لقانون جمهورية مصر العربية/);
});

test("X-07 a tool screen says that it needs JavaScript, in words that only a browser without it shows", () => {
  for (const locale of locales) {
    for (const { slug } of tools) {
      const notification = main(locale, `/tools/${slug}`).querySelector(".no-js-only");
      expect(notification?.textContent, slug).toContain("JavaScript");
    }
  }
});
