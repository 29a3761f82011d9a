import { expect, test } from "vitest";
import { parseHash } from "#tools/color-palette/engine/address.ts";
import { allPages, listFaults, files, pages, type BuiltPage } from "./site.ts";

const home = pages.find(({ address }) => address === "/")!;
/** The address that the site was built for. */
const origin = new URL(home.document.querySelector('link[rel="canonical"]')!.getAttribute("href")!)
  .origin;
const everyFile = new Set(files.map((file) => `/${file}`));
const byAddress = new Map(pages.map((page) => [page.address, page]));

/** All that a page points to, as it is written. */
function targets({ document }: BuiltPage): readonly string[] {
  const attributes = ["href", "src", "poster", "action"];
  const single = attributes.flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)!),
  );
  const sets = [...document.querySelectorAll("[srcset]")].flatMap((element) =>
    element
      .getAttribute("srcset")!
      .split(",")
      .map((part) => part.trim().split(/\s+/)[0]!),
  );
  return [...single, ...sets];
}

/** Pages that the server makes of a template when they are asked for. */
const answered = new Set(["/search", "/en/search"]);

/** What is wrong with a target that lies on this site. */
function complaint(target: string, page: BuiltPage): string | undefined {
  const url = new URL(target, `${origin}${page.address}`);
  if (url.origin !== origin || target.startsWith("data:")) return undefined;
  if (url.pathname.startsWith("/api/") || answered.has(url.pathname)) return undefined;
  const path = decodeURI(url.pathname);
  const reached =
    path === page.address ? page : (byAddress.get(path) ?? findOtherStandIn(path, page));
  if (reached === undefined) return everyFile.has(path) ? undefined : `${target} leads nowhere`;
  // A link to the palette may bring its colours.
  if (path.endsWith("/tools/color-palette") && parseHash(url.hash) !== undefined) return undefined;
  const id = decodeURIComponent(url.hash.slice(1));
  return id === "" || reached.document.getElementById(id) !== null
    ? undefined
    : `${target} names a place that is not on that page`;
}

/**
 * Not-found and offline pages have no address; without JavaScript their language toggles lead to
 * each other.
 */
function findOtherStandIn(path: string, from: BuiltPage): BuiltPage | undefined {
  return pages.includes(from)
    ? undefined
    : allPages.find((page) => page.path === from.path && page.address === path);
}

test("L-50 every address that a page names on this site is there, and so is the place that follows a #", () => {
  expect(pages.flatMap(targets).length).toBeGreaterThan(3000);
  expect(
    listFaults(allPages, (page) =>
      targets(page).flatMap((target) => complaint(target, page) ?? []),
    ),
  ).toEqual([]);
});

test("a link that leads nowhere is found", () => {
  expect(complaint("/services/no-such-service", home)).toBe(
    "/services/no-such-service leads nowhere",
  );
  expect(complaint("/services/", home)).toBe("/services/ leads nowhere");
  expect(complaint("/services#no-such-place", home)).toBe(
    "/services#no-such-place names a place that is not on that page",
  );
  expect(complaint("/request-service?service=seo", home)).toBeUndefined();
  const colours = "#FFFBF2-3B2410-0F6B4E-E9A820-6B5B4B";
  expect(complaint(`/tools/color-palette${colours}`, home)).toBeUndefined();
  expect(complaint(`/tools/color-palette${colours}-000000`, home)).toContain("not on that page");
  expect(complaint(`/services${colours}`, home)).toContain("not on that page");
});

test("T-18 links lead to pages of the same language, but for the language's own toggle", () => {
  const inOtherLanguage = (page: BuiltPage): readonly string[] =>
    [...page.document.querySelectorAll("a[href^='/']:not([data-language-toggle])")]
      .map((link) => link.getAttribute("href")!)
      .filter(
        (href) =>
          /^\/en(?=$|[/?#])/.test(href) !== (page.locale === "en") &&
          byAddress.has(new URL(href, origin).pathname),
      );
  expect(listFaults(allPages, inOtherLanguage)).toEqual([]);
});

test("B-01 no page loads anything from another host by itself", () => {
  const loading =
    "link[href]:not([rel='canonical'], [rel='alternate']), script[src], img[src], source[src], iframe[src], video[src], audio[src], object[data], embed[src], use[href]";
  const foreign = ({ document, address }: BuiltPage): readonly string[] => {
    const urls = [
      ...[...document.querySelectorAll(loading)].map(
        (element) =>
          element.getAttribute("href") ??
          element.getAttribute("src") ??
          element.getAttribute("data")!,
      ),
      ...[...document.querySelectorAll("[srcset]")].flatMap((element) =>
        element.getAttribute("srcset")!.split(/,\s+/),
      ),
    ];
    return urls.filter(
      (url) =>
        !url.startsWith("data:") &&
        new URL(url.split(/\s/)[0]!, `${origin}${address}`).origin !== origin,
    );
  };
  expect(listFaults(allPages, foreign)).toEqual([]);
});
