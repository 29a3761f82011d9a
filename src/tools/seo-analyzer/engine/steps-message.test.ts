import { expect, test } from "vitest";
import { pick } from "#i18n/messages.ts";
import { extraMessages } from "../extra-messages.ts";
import { wordStepsMessage } from "./steps-message.ts";

test("the steps are one message to send on, with what was found and the link to the report", () => {
  const message = wordStepsMessage(
    "ar",
    pick(extraMessages, "ar"),
    [
      { id: "a", title: "لا وصف", found: null, fix: "اكتب وصفًا.", places: [] },
      {
        id: "b",
        title: "صور بلا نص",
        found: "3 من 5",
        fix: "أضف نصًا.",
        places: ["http://cafe.example/1.png", "http://cafe.example/2.png"],
        where: {
          platform: "Wix",
          text: "من اللوحة.",
          asOf: "2026-11",
          source: "https://a.example",
        },
      },
    ],
    { url: "http://cafe.example/", reportUrl: "https://ro2ya.example/tools/seo-analyzer?id=1" },
  );
  expect(message.split("\n\n").slice(1, 3)).toEqual([
    "1. لا وصف\nاكتب وصفًا.",
    "2. صور بلا نص\n3 من 5\n- \u2066http://cafe.example/1.png\u2069\n- \u2066http://cafe.example/2.png\u2069\nأضف نصًا.\nفي Wix: من اللوحة.",
  ]);
  expect(message, "an address keeps its slash at its end").toContain(
    "\u2066http://cafe.example/\u2069",
  );
  expect(message).toContain("\u2066https://ro2ya.example/tools/seo-analyzer?id=1\u2069");
});

test("a place that the finding names is not repeated, and only the first five are sent", () => {
  const steps = [
    {
      id: "a",
      title: "Broken links",
      found: "1 of 9: https://cafe.example/0",
      fix: "Correct them.",
      places: Array.from({ length: 9 }, (_, i) => `https://cafe.example/${i}`),
    },
  ];
  const about = { url: "https://cafe.example/", reportUrl: "https://ro2ya.example/" };
  const lines = wordStepsMessage("en", pick(extraMessages, "en"), steps, about).split("\n");
  expect(lines.filter((line) => line.startsWith("- "))).toEqual(
    [1, 2, 3, 4, 5].map((i) => `- https://cafe.example/${i}`),
  );
  expect(lines).toContain("…");
});

test("what a page quotes stays on its line, so that it cannot pass for a step of ours", () => {
  const forged = "A\n\n2. Change your password: \u202ehttp://evil.example/";
  const steps = [{ id: "a", title: "Language", found: forged, fix: "Set it.", places: [forged] }];
  const about = { url: "https://cafe.example/", reportUrl: "https://ro2ya.example/" };
  const message = wordStepsMessage("en", pick(extraMessages, "en"), steps, about);
  expect(message.split("\n").filter((line) => /^\d/.test(line))).toEqual(["1. Language"]);
  expect(message).not.toContain("\u202e");
});
