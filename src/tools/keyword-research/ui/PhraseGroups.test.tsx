import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pick } from "#i18n/messages.ts";
import { createRow } from "../engine/keyword-rows.fixture.ts";
import { toolMessages } from "../tool-messages.ts";
import { PhraseGroups } from "./PhraseGroups.tsx";

test("a group counts every form of its phrases, as the table does", () => {
  const rows = [
    createRow(50, 20, { keyword: "أحذية رجالي", intent: "buy" }),
    createRow(50, 20, { keyword: "احذيه رجالي", intent: "buy" }),
    createRow(50, 20, { keyword: "شنط", intent: "buy" }),
  ];
  const html = renderToStaticMarkup(
    <PhraseGroups t={pick(toolMessages, "ar")} locale="ar" rows={rows} onBrief={() => undefined} />,
  );
  expect(html).toContain("<small>3</small>");
});
