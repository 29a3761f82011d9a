import { expect, test } from "vitest";
import { splitWords, stem } from "#i18n/fold-arabic.ts";
import { locales } from "#i18n/messages.ts";
import { stopWords } from "#i18n/stop-words.ts";
import { findDetail, nameFinding } from "./name-finding.ts";
import { rules } from "./rules/all.ts";

test.each([
  ["لا وصف للصفحة", "لا وصف لهذه الصفحة.", "لا وصف لهذه الصفحة."],
  ["صور بلا نص بديل", "صور بلا نص بديل: 1 من 1", "صور بلا نص بديل: 1 من 1"],
  ["روابط داخلية لا تعمل", "روابط لا تعمل: 1 من 4", "روابط داخلية لا تعمل: 1 من 4"],
  ["صور لا تُفتح", "صور لا تُفتح: 1", "صور لا تُفتح: 1"],
  ["عناوين أطول من اللازم", "عناوين أطول من 100 حرف: 2", "عناوين أطول من 100 حرف: 2"],
  [
    "الصفحة غير مهيّأة للهاتف",
    "لا وسم viewport في الصفحة.",
    "الصفحة غير مهيّأة للهاتف: لا وسم viewport في الصفحة.",
  ],
  [
    "الاتصال غير مشفّر",
    "الصفحة تُفتح بلا تشفير: http://cafe.example/",
    "الاتصال غير مشفّر. الصفحة تُفتح بلا تشفير: http://cafe.example/",
  ],
  ["No description", "This page has no description.", "No description"],
  ["More than one title", "Titles on the page: 2", "More than one title: 2"],
  ["No structured data", "The page has no structured data.", "No structured data"],
  ["Too little text", "It has only 80 words.", "Too little text: It has only 80 words."],
])("Q-50 «%s» and «%s» are named «%s»", (title, found, line) =>
  expect(nameFinding(title, found)).toBe(line),
);

test("Q-50 a finding without a sentence is named by its title", () => {
  expect(nameFinding("No title", null)).toBe("No title");
});

test.each([
  ["No description", "This page has no description.", null],
  ["No title", null, null],
  ["لا وصف للصفحة", "لا وصف لهذه الصفحة.", null],
  ["صور بلا نص بديل", "صور بلا نص بديل: 6 من 6", "6 من 6"],
  [
    "طول عنوان الصفحة",
    "عدد حروفه 5، والنصيحة من 30 إلى 60.",
    "عدد حروفه 5، والنصيحة من 30 إلى 60.",
  ],
])("beside «%s», «%s» is said as «%s»", (title, found, detail) =>
  expect(findDetail(title, found)).toBe(detail),
);

const functionWords = splitWords(Object.values(stopWords).join(" "));

/** Finds the first three words in a row that a line contains twice, whatever their forms. */
function findRepetition(line: string): string | undefined {
  const words = splitWords(line)
    .filter((word) => !functionWords.includes(word))
    .map(stem);
  const phrases = words.slice(2).map((word, i) => `${words[i]} ${words[i + 1]} ${word}`);
  return phrases.find((phrase, i) => phrases.indexOf(phrase) !== i);
}

test("Q-50 no finding of any rule is named by a line that repeats itself, in either language", () => {
  const lines = locales.flatMap((locale) =>
    rules.flatMap(({ failureTitle, findings }) =>
      Object.values(findings).map((sentence) =>
        nameFinding(failureTitle[locale], sentence[locale]),
      ),
    ),
  );
  expect(lines.length).toBeGreaterThan(300);
  expect(lines.filter((line) => findRepetition(line) !== undefined)).toEqual([]);
});
