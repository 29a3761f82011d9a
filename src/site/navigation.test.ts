import { expect, test } from "vitest";
import { isCurrent, navigation } from "./navigation.ts";

const listCurrentLinks = (path: string): string[] =>
  navigation.filter((link) => isCurrent(link.path, path)).map(({ path }) => path);

test("L-05 the seven links are in the order of the specification", () => {
  expect(navigation.map(({ path }) => path)).toEqual([
    "/",
    "/services",
    "/portfolio",
    "/tools",
    "/tutorials",
    "/about",
    "/contact",
  ]);
});

test("L-08 home is current on home only", () => {
  expect(listCurrentLinks("/")).toEqual(["/"]);
  expect(listCurrentLinks("/services")).not.toContain("/");
});

test("L-09 L-10 every other link is current on its own path and below it", () => {
  expect(listCurrentLinks("/services")).toEqual(["/services"]);
  expect(listCurrentLinks("/tools/qr-generator")).toEqual(["/tools"]);
  expect(listCurrentLinks("/tutorials/seo-basics")).toEqual(["/tutorials"]);
});

test("L-11 under /en the same rule applies", () => {
  expect(listCurrentLinks("/en")).toEqual(["/"]);
  expect(listCurrentLinks("/en/services/seo")).toEqual(["/services"]);
});

test("L-12 no link is current on pages that the header does not name, nor on names that only begin alike", () => {
  for (const path of [
    "/request-service",
    "/privacy-policy",
    "/terms-conditions",
    "/toolsmith",
    "/english",
  ])
    expect(listCurrentLinks(path)).toEqual([]);
});
