import { afterAll, beforeAll, expect, test } from "vitest";
import { copyRepository, type RepositoryCopy } from "./repository-copy.ts";

const code = "src/base/app-error.ts";
const status = "src/platform/http/error-handler.ts";
const words = "src/leads/form-messages.ts";
const form = "src/leads/ui/ContactForm.tsx";

let copy: RepositoryCopy;
beforeAll(() => {
  copy = copyRepository("src");
});
afterAll(() => copy.remove());

test("the compiler refuses an error code without a status and without words in both languages", () => {
  copy.edit(code, `"internal",\n]`, `"internal",\n  "out-of-paper",\n]`);
  expect(copy.findTypeErrors(status, form)).toEqual([status, form].toSorted());

  copy.edit(status, "internal: 500,", `internal: 500,\n  "out-of-paper": 503,`);
  copy.edit(
    words,
    "export const failureMessages = defineMessages({",
    `export const failureMessages = defineMessages({\n  "out-of-paper": { ar: "نفد الورق." },`,
  );
  expect(copy.findTypeErrors(status, form)).toContain(words);

  copy.edit(words, `{ ar: "نفد الورق." }`, `{ ar: "نفد الورق.", en: "There is no paper left." }`);
  expect(copy.findTypeErrors(status, form)).toEqual([]);
  expect(copy.listChanges()).toEqual([code, status, words].toSorted());
}, 120_000);
