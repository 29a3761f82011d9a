import { afterAll, beforeAll, expect, test } from "vitest";
import { copyRepository, type RepositoryCopy } from "./repository-copy.ts";

const code = "src/base/app-error.ts";
const status = "src/platform/http/error-handler.ts";
const words = "src/leads/form-messages.ts";
const answerWords = "src/leads/answer-messages.ts";
const form = "src/leads/ui/LeadFormShell.tsx";
const reply = "src/leads/server/forms/form-reply.ts";
const users = [status, form, reply];

let copy: RepositoryCopy;
beforeAll(() => {
  copy = copyRepository("src");
});
afterAll(() => copy.remove());

test("the compiler refuses an error code without a status and without words in both languages", () => {
  copy.edit(code, `"internal",\n]`, `"internal",\n  "out-of-paper",\n]`);
  expect(copy.findTypeErrors(...users)).toEqual(users.toSorted());

  copy.edit(status, "internal: 500,", `internal: 500,\n  "out-of-paper": 503,`);
  copy.edit(
    words,
    "export const failureMessages = defineMessages({",
    `export const failureMessages = defineMessages({\n  "out-of-paper": { ar: "نفد الورق." },`,
  );
  expect(copy.findTypeErrors(...users)).toEqual([words, form, reply].toSorted());

  copy.edit(words, `{ ar: "نفد الورق." }`, `{ ar: "نفد الورق.", en: "There is no paper left." }`);
  expect(copy.findTypeErrors(...users)).toEqual([reply]);
  copy.edit(
    answerWords,
    "  internal: {",
    `  "out-of-paper": { ar: "نفد الورق.", en: "There is no paper left." },\n  internal: {`,
  );
  expect(copy.findTypeErrors(...users)).toEqual([]);
  expect(copy.listChanges()).toEqual([answerWords, code, status, words].toSorted());
}, 120_000);
