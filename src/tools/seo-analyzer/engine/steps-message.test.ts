import { expect, test } from "vitest";
import { pick } from "#i18n/messages.ts";
import { extraMessages } from "../extra-messages.ts";
import { wordStepsMessage } from "./steps-message.ts";

test("the steps are one message to send on, with what was found and the link to the report", () => {
  const message = wordStepsMessage(
    "ar",
    pick(extraMessages, "ar"),
    [
      { id: "a", title: "لا وصف", found: null, fix: "اكتب وصفًا." },
      { id: "b", title: "صور بلا نص", found: "3 من 5", fix: "أضف نصًا." },
    ],
    { url: "http://cafe.example/", reportUrl: "https://ro2ya.example/tools/seo-analyzer?id=1" },
  );
  expect(message.split("\n\n").slice(1, 3)).toEqual([
    "1. لا وصف\nاكتب وصفًا.",
    "2. صور بلا نص\n3 من 5\nأضف نصًا.",
  ]);
  expect(message, "an address keeps its slash at its end").toContain(
    "\u2066http://cafe.example/\u2069",
  );
  expect(message).toContain("\u2066https://ro2ya.example/tools/seo-analyzer?id=1\u2069");
});
