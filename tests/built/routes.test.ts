import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { localePath } from "#i18n/locale.ts";
import { locales } from "#i18n/messages.ts";
import { projectIds, routes, serviceIds, tutorialIds } from "../e2e/support/site-map.ts";
import { tools } from "#tools/catalogue.ts";
import { allPages, getPage } from "./site.ts";

/**
 * The routes of the specification by their id in the checklist: a contract, of which none may go.
 */
const contract: readonly (readonly [id: string, paths: readonly string[]])[] = [
  ["R-01", ["/"]],
  ["R-02", ["/services"]],
  ["R-03", serviceIds.map((id) => `/services/${id}`)],
  ["R-04", ["/portfolio"]],
  ["R-05", projectIds.map((id) => `/portfolio/${id}`)],
  ["R-06", ["/tools"]],
  ["R-07", ["/tools/seo-analyzer"]],
  ["R-08", ["/tools/speed-test"]],
  ["R-09", ["/tools/keyword-research"]],
  ["R-10", ["/tools/image-optimizer"]],
  ["R-11", ["/tools/color-palette"]],
  ["R-12", ["/tools/password-checker"]],
  ["R-13", ["/tools/qr-generator"]],
  ["R-14", ["/tutorials"]],
  ["R-15", tutorialIds.map((id) => `/tutorials/${id}`)],
  ["R-16", ["/about"]],
  ["R-17", ["/contact"]],
  ["R-18", ["/request-service"]],
  ["R-19", ["/privacy-policy"]],
  ["R-20", ["/terms-conditions"]],
];
const contractPaths = contract.flatMap(([, paths]) => paths);
/** The tools that the catalogue has beyond those of the specification. */
const otherTools = tools
  .map(({ slug }) => `/tools/${slug}`)
  .filter((path) => !contractPaths.includes(path));
const table = [...contract, ...otherTools.map((path) => ["R-33", [path]] as const)];

test("the contract holds the routes that the specification lists, and the product has all of them", () => {
  const specification = readFileSync("docs/specification.md", "utf8");
  const section = /^## Routes\n(.*?)^## /ms.exec(specification)![1]!;
  const rows = [...section.matchAll(/^\|([^|]+)\|/gm)].map(([, cell]) => cell!);
  const listed = rows.flatMap((cell) =>
    [...cell.matchAll(/`(\/[^`{]*)`/g)].map(([, path]) => path!),
  );
  const fixed = contract.filter(([, paths]) => paths.length === 1).map(([, [path]]) => path);
  expect(fixed.toSorted()).toEqual(listed.toSorted());
  expect(contractPaths.filter((path) => !routes.includes(path))).toEqual([]);
});

test.each(table)(
  "%s R-33 is built in both languages, each page with words of its own: %j",
  (_id, paths) => {
    for (const path of paths) {
      const words = locales.map((locale) =>
        getPage(locale, path)?.document.querySelector("main h1")?.textContent.trim(),
      );
      expect(words, path).toEqual([
        expect.stringMatching(/\p{Script=Arabic}/u),
        expect.stringMatching(/[A-Za-z]/),
      ]);
    }
  },
);

test("nothing is built but the route table, the not-found and the offline pages", () => {
  const addresses = routes.flatMap((path) => locales.map((locale) => localePath(locale, path)));
  expect(allPages.map(({ address }) => address).sort()).toEqual(
    [...addresses, "/404", "/en/404", "/offline", "/en/offline"].sort(),
  );
});

test("R-22 R-23 R-24 R-25 R-34 each language has its not-found page, which leads back to its home", () => {
  const [arabic, english] = ["/404", "/en/404"].map((address) =>
    allPages.find((page) => page.address === address)!.document.querySelector("main")!,
  );
  expect(arabic!.textContent).toContain("404");
  expect(english!.textContent).toContain("404");
  expect(english!.textContent).toContain("Oops! The page you are looking for does not exist.");
  expect(arabic!.textContent).not.toContain("Oops");
  expect(arabic!.querySelector('a[href="/"]')).not.toBeNull();
  expect(english!.querySelector('a[href="/en"]')).not.toBeNull();
});
