import { afterAll, beforeAll, expect, test } from "vitest";
import { copyRepository, type RepositoryCopy } from "./repository-copy.ts";

const code = "src/base/app-error.ts";
const status = "src/platform/http/error-handler.ts";
const statusList = "const statusByCode: Readonly<Record<ErrorCode, number>> = {";
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
  copy.edit(
    code,
    "export const errorCodes = [",
    `export const errorCodes = [\n  "recipe-test-code",`,
  );
  expect(copy.findTypeErrors(...users)).toEqual(users.toSorted());

  copy.edit(status, statusList, `${statusList}\n  "recipe-test-code": 503,`);
  copy.edit(
    words,
    "export const failureMessages = defineMessages({",
    `export const failureMessages = defineMessages({\n  "recipe-test-code": { ar: "نفد الورق." },`,
  );
  expect(copy.findTypeErrors(...users)).toEqual([words, form, reply].toSorted());

  copy.edit(words, `{ ar: "نفد الورق." }`, `{ ar: "نفد الورق.", en: "There is no paper left." }`);
  expect(copy.findTypeErrors(...users)).toEqual([reply]);
  copy.edit(
    answerWords,
    "export const answerMessages = defineMessages({",
    `export const answerMessages = defineMessages({\n  "recipe-test-code": { ar: "نفد الورق.", en: "There is no paper left." },`,
  );
  expect(copy.findTypeErrors(...users)).toEqual([]);
  expect(copy.listChanges()).toEqual([answerWords, code, status, words].toSorted());
}, 120_000);
