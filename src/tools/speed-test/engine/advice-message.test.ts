import { expect, test } from "vitest";
import { pick } from "#i18n/messages.ts";
import { adviceMessages } from "../advice-messages.ts";
import { wordAdviceMessage } from "./advice-message.ts";

const advice = [
  {
    title: "Images heavier than they need to be",
    text: "Visitors pay for it.",
    fix: "Scale each image.",
    items: ["https://cafe.example/a.jpg", "https://cafe.example/b.jpg"],
    saves: "Saves about 1.2 s",
  },
  { title: "An audit of Lighthouse", text: "Its own words.", items: [], saves: undefined },
];
const about = {
  url: "https://cafe.example/",
  resultUrl: "https://ro2ya.example/en/tools/speed-test?test=1",
};

test("the message for a developer has what is gained, how it is done and where, in order", () => {
  const message = wordAdviceMessage("en", pick(adviceMessages, "en"), advice, about);
  expect(message.replace(/[\u2066-\u2069]/g, "")).toBe(
    [
      "What would make https://cafe.example/ faster, by the speed test, most effect first:",
      "1. Images heavier than they need to be\nSaves about 1.2 s\nScale each image.\nFiles: https://cafe.example/a.jpg, https://cafe.example/b.jpg",
      "2. An audit of Lighthouse\nIts own words.",
      "The full result: https://ro2ya.example/en/tools/speed-test?test=1",
    ].join("\n\n"),
  );
});

test("in Arabic addresses keep their own direction", () => {
  const message = wordAdviceMessage("ar", pick(adviceMessages, "ar"), advice, about);
  expect(message).toContain("\u2066https://cafe.example/a.jpg\u2069");
  expect(message).toContain("هذا ما يسرّع");
});
