import { afterAll, beforeAll, expect, test } from "vitest";
import { copyRepository, type RepositoryCopy } from "./repository-copy.ts";

const fields = "src/leads/contact-fields.ts";
const form = "src/leads/ui/ContactForm.tsx";
const words = "src/leads/form-messages.ts";
const migrations = "src/migrations.ts";
const migration = `const company: Migration = {
  async up(db) {
    await db.schema.alterTable("leads").addColumn("company", "text").execute();
  },
};`;
const checked = [
  form,
  "src/leads/server/store/lead-fields.ts",
  "src/leads/server/store/rows.ts",
  "src/app.ts",
];

const places = `column: "company", csvTitle: "company", mail: { label: "company", dir: "auto" }`;
const program = `
import { checkContact } from "#leads/contact.contract.ts";
import { hashContent } from "#leads/server/store/content-hash.ts";
import { cells, listExportedFields } from "#leads/server/store/lead-fields.ts";
import { toRow } from "#leads/server/store/rows.ts";

const input = { locale: "en", name: "Mona", email: "mona@shop.example", phone: "", message: "A shop, please." };
const one = { ...input, kind: "contact", company: "Nile Bakery" };
const other = { ...one, company: "Delta Bakery" };
const row = toRow("1", { content: one, receivedAt: new Date(0) });
console.log(JSON.stringify({
  isRequired: !checkContact(input).ok && checkContact(one).ok,
  isHashed: hashContent(one) !== hashContent(other),
  row: row.company,
  json: listExportedFields("contact").some(({ name }) => name === "company"),
  csv: cells.contact.some(({ csvTitle }) => csvTitle === "company"),
}));
`;

let copy: RepositoryCopy;
beforeAll(() => {
  copy = copyRepository("src");
});
afterAll(() => copy.remove());

test("a field of the contact form is its line in the table, a column, a control and its words", () => {
  copy.edit(fields, "  message: {", `  company: { ...createLongText(), ${places} },\n  message: {`);
  expect(copy.findTypeErrors(...checked)).toContain(form);

  copy.edit(words, "  phone: {", `  company: { ar: "الشركة", en: "Company" },\n  phone: {`);
  copy.edit(
    form,
    `<LongTextField`,
    `<LongTextField state={field("company")} label={t.company} hint="" rows={1} />\n      <LongTextField`,
  );
  copy.edit(migrations, `export const migrations`, `${migration}\nexport const migrations`);
  copy.edit(migrations, `"0001-leads": leads,`, `"0001-leads": leads,\n  "0099-company": company,`);
  expect(copy.findTypeErrors(...checked)).toEqual([]);

  expect(copy.listChanges()).toEqual([fields, form, words, migrations].toSorted());

  copy.write("src/try-field.ts", program);
  const { output } = copy.runFile("src/try-field.ts");
  expect(JSON.parse(output)).toEqual({
    isRequired: true,
    isHashed: true,
    row: "Nile Bakery",
    json: true,
    csv: true,
  });
}, 120_000);
