import { expect, test } from "vitest";
import { escapeHtml } from "./escape-html.ts";

test("markup and quotes become character references that HTML and XML share", () => {
  expect(escapeHtml(`<a title="x" id='y'>سلام & co</a>`)).toBe(
    "&#60;a title=&#34;x&#34; id=&#39;y&#39;&#62;سلام &#38; co&#60;/a&#62;",
  );
});
