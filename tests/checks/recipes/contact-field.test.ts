import { afterAll, beforeAll, expect, test } from "vitest";
import { copyRepository, type RepositoryCopy } from "./repository-copy.ts";

const fields = "src/leads/contact-fields.ts";
const form = "src/leads/ui/ContactForm.tsx";
const words = "src/leads/form-messages.ts";
const migrations = "src/migrations.ts";
const migration = `const recipeTestField: Migration = {
  async up(db) {
    await db.schema.alterTable("leads").addColumn("recipe_test_field", "text").execute();
  },
};`;
const control = `<FormField state={field("recipeTestField")} label={t.recipeTestField} note={t.optional}>
        <input {...getControlProps(field("recipeTestField"))} className="field" defaultValue={field("recipeTestField").marker} />
      </FormField>`;
const checked = [
  form,
  "src/leads/server/store/lead-fields.ts",
  "src/leads/server/store/rows.ts",
  "src/app.ts",
];
/** What makes leads of its own or compares whole ones. */
const users = [
  "src/leads/contact.contract.test.ts",
  "src/leads/server/store/stored-formats.test.ts",
  "src/leads/server/mail/mails.test.ts",
  "src/leads/server/cli/leads-csv.test.ts",
  "tests/api/lead-store.test.ts",
  "tests/api/naughty-strings.test.ts",
  "tests/api/outbox.test.ts",
  "tests/api/fairness/confirmations.test.ts",
  "tests/api/data-folder/data-folder.test.ts",
  "tests/attacks/forms.test.ts",
  "tests/faults/outbox.test.ts",
  "tests/e2e/forms-contact.spec.ts",
  "tests/e2e/forms-keyboard.spec.ts",
];

const places = `column: "recipe_test_field", csvTitle: "recipeTestField", mail: { label: "recipeTestField", dir: "auto" }`;
const program = `
import { checkContact } from "#leads/contact.contract.ts";
import { hashContent } from "#leads/server/store/content-hash.ts";
import { cells, listExportedFields } from "#leads/server/store/lead-fields.ts";
import { toRow } from "#leads/server/store/rows.ts";

const input = { locale: "en", name: "Mona", email: "mona@shop.example", phone: "", message: "A shop, please." };
const one = { ...input, kind: "contact", recipeTestField: "Nile Bakery" };
const other = { ...one, recipeTestField: "Delta Bakery" };
const row = toRow("1", { content: one, receivedAt: new Date(0) });
console.log(JSON.stringify({
  isOptional: checkContact(input).ok && checkContact(one).ok,
  isChecked: !checkContact({ ...one, recipeTestField: "x".repeat(121) }).ok,
  isHashed: hashContent(one) !== hashContent(other),
  row: row.recipe_test_field,
  json: listExportedFields("contact").some(({ name }) => name === "recipeTestField"),
  csv: cells.contact.some(({ csvTitle }) => csvTitle === "recipeTestField"),
}));
`;

let copy: RepositoryCopy;
beforeAll(() => {
  copy = copyRepository("src", "tests", "scripts", "content/services", "content/prices.yml");
});
afterAll(() => copy.remove());

test("a field of the contact form is its line in the table, a column, a control and its words, and no test names it", () => {
  copy.edit(
    fields,
    "export const contactFieldTable = {",
    `export const contactFieldTable = {\n  recipeTestField: { ...createOptionalText((typed) => validateLine(typed, 120)), ${places} },`,
  );
  copy.edit(
    fields,
    "import {",
    `import { validateLine } from "./engine/text-rules.ts";\nimport {\n  createOptionalText,`,
  );
  expect(copy.findTypeErrors(...checked)).toContain(form);

  copy.edit(
    words,
    "export const formMessages = defineMessages({",
    `export const formMessages = defineMessages({\n  recipeTestField: { ar: "حقل", en: "A field" },`,
  );
  copy.edit(form, "<NameField", `${control}\n      <NameField`);
  copy.edit(form, "createFieldStates }", "createFieldStates, FormField, getControlProps }");
  const list = "export const migrations: Migrations = {";
  const step = `"9999-recipe-test-field": recipeTestField,`;
  copy.edit(migrations, list, `${migration}\n${list}\n  ${step}`);
  expect(copy.findTypeErrors(...checked, ...users)).toEqual([]);

  expect(copy.listChanges()).toEqual([fields, form, words, migrations].toSorted());

  copy.write("src/try-field.ts", program);
  const { output } = copy.runFile("src/try-field.ts");
  expect(JSON.parse(output)).toEqual({
    isOptional: true,
    isChecked: true,
    isHashed: true,
    row: "Nile Bakery",
    json: true,
    csv: true,
  });

  const tests = copy.run(
    "vitest/vitest.mjs",
    "run",
    "--project=unit*",
    "--project=api",
    "src/leads",
    "tests/api/contact",
    "tests/api/form-templates",
    "tests/api/leads-cli",
  );
  expect(tests.output).not.toContain("FAIL");
  expect(tests.code).toBe(0);
}, 240_000);
