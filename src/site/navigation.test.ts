import { expect, test } from "vitest";
import { isCurrent, navigation } from "./navigation.ts";

const currentOn = (path: string): string[] =>
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
  expect(currentOn("/")).toEqual(["/"]);
  expect(currentOn("/services")).not.toContain("/");
});

test("L-09 L-10 every other link is current on its own path and below it", () => {
  expect(currentOn("/services")).toEqual(["/services"]);
  expect(currentOn("/tools/qr-generator")).toEqual(["/tools"]);
  expect(currentOn("/tutorials/seo-basics")).toEqual(["/tutorials"]);
});

test("L-11 under /en the same rule holds", () => {
  expect(currentOn("/en")).toEqual(["/"]);
  expect(currentOn("/en/services/seo")).toEqual(["/services"]);
});

test("L-12 no link is current on pages that the header does not name, nor on names that only begin alike", () => {
  for (const path of [
    "/request-service",
    "/privacy-policy",
    "/terms-conditions",
    "/toolsmith",
    "/english",
  ])
    expect(currentOn(path)).toEqual([]);
});
