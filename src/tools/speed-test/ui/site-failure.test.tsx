import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pick } from "#i18n/messages.ts";
import { failureMessages } from "../failure-messages.ts";
import { SiteFailure } from "./SiteFailure.tsx";

const failures = pick(failureMessages, "en");
const render = (code: Parameters<typeof SiteFailure>[0]["code"], url: string): string =>
  renderToStaticMarkup(
    <SiteFailure failures={failures} code={code} url={url} onBack={() => undefined} />,
  );

test("a port that is not measured is named, other wrong addresses are not said to have one", () => {
  expect(render("bad-address", "https://shop.example:22/")).toContain("a port such as :22.");
  expect(render("bad-address", "https://shop_.example-/")).toContain(
    "This is not the address of a site.",
  );
});

test("a failure leads back to the address, where one was typed", () => {
  expect(render("resolver-failed", "https://shop.example/")).toContain(failures.back);
  expect(render("expired", "")).not.toContain(failures.back);
});
