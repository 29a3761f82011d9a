import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pick } from "#i18n/messages.ts";
import { failureMessages } from "../failure-messages.ts";
import { messages } from "../messages.ts";
import { SiteFailure } from "./SiteFailure.tsx";

const failures = pick(failureMessages, "en");
const { newTest } = pick(messages, "en");
const nothing = (): void => undefined;
const render = (
  code: Parameters<typeof SiteFailure>[0]["code"],
  url: string,
  isHead = false,
): string =>
  renderToStaticMarkup(
    <SiteFailure
      t={{ newTest }}
      failures={failures}
      code={code}
      url={url}
      isHead={isHead}
      onBack={nothing}
      onNew={nothing}
    />,
  );

test("a port that is not measured is named, other wrong addresses are not said to have one", () => {
  expect(render("bad-address", "https://shop.example:22/")).toContain("a port such as :22.");
  expect(render("bad-address", "https://shop_.example-/")).toContain(
    "This is not the address of a site.",
  );
});

test("a failure leads back to the address, or to a new test where none was typed", () => {
  expect(render("resolver-failed", "https://shop.example/")).toContain(failures.back);
  expect(render("expired", "")).not.toContain(failures.back);
  expect(render("expired", "")).toContain(newTest);
});

test("where nothing was measured the failure is the head, with its address and one button", () => {
  const html = render("does-not-exist", "https://gone.example/", true);
  expect(html).toContain(`<h2 class="type-section">${failures.title}</h2>`);
  expect(html).toContain('<bdi dir="ltr">https://gone.example/</bdi>');
  expect(html.match(/<button/g)).toHaveLength(1);
});
