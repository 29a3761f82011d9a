import { expect, test } from "vitest";
import { defineMessages } from "./messages.ts";
import { pickToolTexts } from "./tool-texts.ts";

const messages = defineMessages({
  title: { ar: "عنوان", en: "Title" },
  tagline: { ar: "شعار", en: "Tagline" },
  summary: { ar: "ملخص", en: "Summary" },
  description: { ar: "وصف", en: "Description" },
  privacy: { ar: "خصوصية", en: "Privacy" },
  upload: { ar: "ارفع", en: "Upload" },
});

test("a tool's island gets the tool's texts in one language without those of its frame", () => {
  expect(pickToolTexts(messages, "ar")).toEqual({ upload: "ارفع" });
  expect(pickToolTexts(messages, "en")).toEqual({ upload: "Upload" });
});
