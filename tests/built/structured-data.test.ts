import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Validator from "@adobe/structured-data-validator";
import { expect, test } from "vitest";
import { listFaults, pages, type BuiltPage } from "./site.ts";

type Thing = Readonly<Record<string, unknown>> & { readonly "@type": string };

/** What a page says of itself. */
function readGraph({ document, address }: BuiltPage): readonly Thing[] {
  const [script, another] = document.querySelectorAll('script[type="application/ld+json"]');
  if (script === undefined || another !== undefined) throw new Error(`${address} has none or two`);
  const data = JSON.parse(script.textContent) as {
    readonly "@context": string;
    readonly "@graph": readonly Thing[];
  };
  expect(data["@context"]).toBe("https://schema.org");
  return data["@graph"];
}

const getCanonical = ({ document }: BuiltPage): string =>
  document.querySelector('link[rel="canonical"]')!.getAttribute("href")!;
const listTwo = (page: BuiltPage): string =>
  readGraph(page)
    .map((thing) => thing["@type"])
    .join(" ");

test.each([
  [/^\/$/, "ProfessionalService WebSite"],
  [/^\/services\/./, "Service BreadcrumbList"],
  [/^\/portfolio\/./, "CreativeWork BreadcrumbList"],
  [/^\/tools\/./, "WebApplication BreadcrumbList"],
  [/^\/tutorials\/./, "Article BreadcrumbList"],
  [
    /^\/(services|portfolio|tools|tutorials|about|contact|request-service|privacy-policy|terms-conditions)$/,
    "WebPage BreadcrumbList",
  ],
])("pages at %s say that they are %s", (where, types) => {
  const checkedPages = pages.filter(({ path }) => where.test(path));
  expect(checkedPages.length).toBeGreaterThanOrEqual(2);
  expect(
    listFaults(checkedPages, (page) => (listTwo(page) === types ? [] : [listTwo(page)])),
  ).toEqual([]);
});

test("what a page says is under its own address, in its own language, with the picture it is shared with", () => {
  const wrong = (page: BuiltPage): readonly string[] => {
    const [first] = readGraph(page);
    const image = page.document.querySelector('meta[property="og:image"]')!.getAttribute("content");
    // A service and an agency have none of their own
    const language = first!.inLanguage ?? page.locale;
    return first!.url === getCanonical(page) && language === page.locale && first!.image === image
      ? []
      : [JSON.stringify(first)];
  };
  expect(listFaults(pages, wrong)).toEqual([]);
});

test("the way to a page begins at home, passes its list and ends with itself, each step an address of the site", () => {
  const urls = new Set(pages.map(getCanonical));
  const wrong = (page: BuiltPage): readonly string[] => {
    const list = readGraph(page).find((thing) => thing["@type"] === "BreadcrumbList");
    if (list === undefined) return page.path === "/" ? [] : ["has no way to it"];
    const steps = list.itemListElement as readonly {
      readonly position: number;
      readonly name: string;
      readonly item: string;
    }[];
    const inOrder = steps.every(({ position }, place) => position === place + 1);
    const known = steps.every(({ item }) => urls.has(item));
    const depth = page.path.split("/").length;
    return inOrder && known && steps.length === depth && steps.at(-1)!.item === getCanonical(page)
      ? []
      : [JSON.stringify(steps)];
  };
  expect(listFaults(pages, wrong)).toEqual([]);
});

test("the search that home names is the site's own page of results in the same language", () => {
  for (const page of pages.filter(({ path }) => path === "/")) {
    const site = readGraph(page).find((thing) => thing["@type"] === "WebSite")!;
    const action = site.potentialAction as {
      readonly "@type": string;
      readonly target: string;
      readonly "query-input": string;
    };
    expect(action["@type"]).toBe("SearchAction");
    expect(new URL(action.target.replace("{q}", "seo")).pathname).toBe(
      page.locale === "ar" ? "/search" : "/en/search",
    );
    expect(new URL(action.target.replace("{q}", "seo")).searchParams.get("q")).toBe("seo");
    expect(action["query-input"]).toBe("required name=q");
  }
});

/**
 * The compiler's complaints about things that should be schema.org's, by the type definitions that
 * Google publishes.
 */
function listComplaints(things: readonly Thing[]): string {
  mkdirSync(".cache", { recursive: true });
  const folder = mkdtempSync(join(".cache", "structured-data-"));
  try {
    // The union of all 800 types says of a wrong one only that it is none of them; its own type
    // says what is wrong.
    const leaves = new Set(["WebSiteLeaf", ...things.map((thing) => `${thing["@type"]}Leaf`)]);
    const head = `import type { ${[...leaves].join(", ")}, SearchAction, WithActionConstraints } from "schema-dts";\n${searchableSite}`;
    const checks = things.map(
      (thing) =>
        `(${JSON.stringify(thing)}) satisfies ${thing["@type"] === "WebSite" ? "SearchableSite" : `${thing["@type"]}Leaf`};`,
    );
    writeFileSync(join(folder, "check.ts"), `${head}${checks.join("\n")}\n`);
    const compiler = "node_modules/typescript7/bin/tsc";
    const options = [
      "--noEmit",
      "--strict",
      "--skipLibCheck",
      "--module",
      "nodenext",
      "--target",
      "esnext",
      "--types",
      "",
      "--ignoreConfig",
    ];
    return spawnSync(process.execPath, [compiler, ...options, join(folder, "check.ts")], {
      encoding: "utf8",
    }).stdout.trim();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** "query-input" is no property of an action but a rule about one. */
const searchableSite = `type SearchableSite = Omit<WebSiteLeaf, "potentialAction"> & { potentialAction: WithActionConstraints<SearchAction> };\n`;

test("names and values are schema.org's, by its own types", { timeout: 60_000 }, () => {
  const things = [
    ...new Map(
      pages.flatMap((page) => readGraph(page)).map((thing) => [JSON.stringify(thing), thing]),
    ).values(),
  ];
  expect(things.length).toBeGreaterThan(pages.length);
  expect(listComplaints(things)).toBe("");
  const wrong: readonly Thing[] = [
    { "@type": "Article", headlin: "x" },
    { "@type": "Service", provider: 5 },
  ];
  const complaints = listComplaints(wrong);
  expect(complaints).toMatch(/headlin/);
  expect(complaints.match(/error TS/g)!.length).toBeGreaterThanOrEqual(2);
});

test("search engines' own rules for rich results find no error", async () => {
  const findErrors = async (things: readonly Thing[]): Promise<readonly string[]> => {
    const byType = Object.fromEntries(
      things.map((thing) => [thing["@type"], [structuredClone(thing)]]),
    );
    const issues = await new Validator().validate({ jsonld: byType, microdata: {}, rdfa: {} });
    return issues
      .filter(({ severity }) => severity === "ERROR")
      .map(({ issueMessage, rootType }) => `${rootType}: ${issueMessage}`);
  };
  const found = (
    await Promise.all(
      pages.map(async (page) =>
        (await findErrors(readGraph(page))).map((what) => `${page.address}: ${what}`),
      ),
    )
  ).flat();
  expect(found).toEqual([]);
  const broken: Thing = {
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Home", item: "no address" },
      { "@type": "ListItem", position: 2 },
    ],
  };
  expect((await findErrors([broken])).length).toBeGreaterThan(0);
});
