// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readJobAddress, writeJobAddress } from "./job-address.ts";

const site = "https://ro2ya.example";

/** Opens an address of the site, as a page with this referrer does. */
function open(path: string, referrer: string): void {
  vi.stubGlobal("location", new URL(path, site));
  vi.spyOn(document, "referrer", "get").mockReturnValue(referrer);
}

beforeEach(() => {
  vi.spyOn(history, "replaceState").mockReturnValue(undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("the id of a result and the URL of a link are read, without the spaces around it", () => {
  open("/tools/seo-analyzer?id=a1&url=%20shop.example%20", "");
  expect(readJobAddress()).toMatchObject({ id: "a1", typedUrl: "shop.example" });
  open("/tools/seo-analyzer", "");
  expect(readJobAddress()).toMatchObject({ id: null, typedUrl: "" });
});

test.each([
  ["/", true],
  ["/en", true],
  ["/?from=mail", true],
  ["/en/about", false],
  ["/share", false],
  // The move to the stored language and the language toggle lead from the tool itself.
  ["/tools/seo-analyzer?url=shop.example", false],
  ["/tools/seo-analyzer/", false],
])("a URL that %s of this site leads to was entered here: %s", (from, isFromHomeForm) => {
  open("/en/tools/seo-analyzer?url=shop.example", `${site}${from}`);
  expect(readJobAddress().isFromHomeForm).toBe(isFromHomeForm);
});

test.each([
  "",
  "https://evil.example/",
  `${site}.evil.example/`,
  "http://ro2ya.example/",
  "about:x",
])("a URL that %j leads to was not entered here", (referrer) => {
  open("/tools/seo-analyzer?url=shop.example", referrer);
  expect(readJobAddress().isFromHomeForm).toBe(false);
});

test("the address keeps the id of the job and drops the URL", () => {
  open("/tools/seo-analyzer?url=shop.example&keyword=bags", "");
  writeJobAddress("a1");
  expect(history.replaceState).toHaveBeenLastCalledWith(
    null,
    "",
    new URL("/tools/seo-analyzer?keyword=bags&id=a1", site),
  );
});
