import { expect, test } from "vitest";
import { createBareContact, laterContactFields } from "../../contact.fixture.ts";
import { hashContent } from "./content-hash.ts";
import { createOptionalText, type TextFieldDefinition } from "../../fields.ts";
import type { LeadContent, StoredAttachment } from "./lead.ts";
import { listFields } from "./lead-fields.ts";
import { renderAgencyMail } from "../mail/agency-mail.ts";
import { toLead, toRow } from "./rows.ts";

/*
 * Stored rows keep their meaning only while these literals are unchanged. They were computed before
 * the fields of a lead were moved into a table.
 */

const person = { locale: "ar", name: "منى", email: "mona@shop.example", phone: "" } as const;
const message: LeadContent = {
  kind: "contact",
  ...createBareContact({ ...person, message: "سلام\nثانٍ" }),
  locale: "ar",
};
/** The columns that the first release did not have, with a value. */
const laterColumns = <Value>(value: Value): Readonly<Record<string, Value>> =>
  Object.fromEntries(laterContactFields.map(({ column }) => [column, value]));
const attachment: StoredAttachment = {
  file: "x.pdf",
  name: "=عرض.pdf",
  type: "pdf",
  sizeBytes: 12,
  sha256: "ab",
};
const request: LeadContent = {
  kind: "service-request",
  ...person,
  phone: "+20 2 5555 0100",
  projectDescription: "متجر",
  serviceType: "seo",
  budget: "500-1000",
  deadline: "2026-12-31",
  projectSize: "small",
  managementSystem: "email",
  attachment,
};
const bareRequest: LeadContent = { ...request, attachment: undefined };
const receivedAt = new Date("2026-11-21T12:00:00.000Z");

test.each([
  ["a message", message, "8e645c07138010aa2c04b57497d8a8b286ddfba8925e5d28447bfa4d5aeb3282"],
  [
    "a request with a file",
    request,
    "062c49059b21903880c45ffd4849fa5107382ec9a92b958b15439e81bfde1e5d",
  ],
  [
    "a request without a file",
    bareRequest,
    "082bc65f15a144162ebfc2993dc24c11bf2e9d09250bc2e0de2fb847465b3e11",
  ],
])("B-01 the content hash of %s is the one that stored rows carry", (_, content, hash) => {
  expect(hashContent(content)).toBe(hash);
});

test("B-01 a field that is added later is part of the hash, and messages without it have the same hash as before", () => {
  const company: TextFieldDefinition = {
    ...createOptionalText(() => undefined),
    column: "company",
    csvTitle: "company",
    mail: { label: "company", dir: "auto" },
  };
  const fields = [...listFields("contact"), { name: "company", field: company }];
  const hashCompany = (value: string) =>
    hashContent({ ...message, company: value } as LeadContent, fields);
  expect(hashCompany("")).toBe(hashContent(message));
  expect(new Set([hashCompany(""), hashCompany("Shop"), hashCompany("Café")]).size).toBe(3);
});

test("B-01 a field that is added later is optional: earlier leads and pages that are open already do not have it", () => {
  for (const kind of ["contact", "service-request"] as const)
    for (const { name, field } of listFields(kind))
      if (field.hashPosition === undefined)
        expect("isRequired" in field && field.isRequired, name).toBe(false);
});

test("B-01 every field of a form has its own position in the hash", () => {
  for (const kind of ["contact", "service-request"] as const) {
    const positions = listFields(kind).flatMap(({ field }) => field.hashPosition ?? []);
    expect(positions.toSorted((a, b) => a - b)).toEqual(positions.map((_, i) => i));
  }
});

test("B-01 every field of a lead changes its hash", () => {
  for (const content of [message, request])
    for (const { name, field } of listFields(content.kind)) {
      const value = "parts" in field ? { ...attachment, sha256: "cd" } : "changed";
      expect(hashContent({ ...content, [name]: value } as LeadContent), name).not.toBe(
        hashContent(content),
      );
    }
});

test("B-01 a message and a request become rows with the columns of stored rows", () => {
  expect(toRow("1", { content: message, key: undefined, receivedAt })).toEqual({
    id: "1",
    kind: "contact",
    state: "new",
    handled_at: null,
    received_at: "2026-11-21T12:00:00.000Z",
    locale: "ar",
    name: "منى",
    email: "mona@shop.example",
    phone: "",
    message: "سلام\nثانٍ",
    service_type: null,
    budget: null,
    deadline: null,
    project_size: null,
    management_system: null,
    attachment_file: null,
    attachment_name: null,
    attachment_type: null,
    attachment_size_bytes: null,
    attachment_sha256: null,
    idempotency_key: null,
    content_hash: "8e645c07138010aa2c04b57497d8a8b286ddfba8925e5d28447bfa4d5aeb3282",
    confirmation: null,
    ...laterColumns(""),
  });
  expect(toRow("2", { content: request, key: "k", receivedAt, state: "spam" })).toEqual({
    id: "2",
    kind: "service-request",
    state: "spam",
    handled_at: null,
    received_at: "2026-11-21T12:00:00.000Z",
    locale: "ar",
    name: "منى",
    email: "mona@shop.example",
    phone: "+20 2 5555 0100",
    message: "متجر",
    service_type: "seo",
    budget: "500-1000",
    deadline: "2026-12-31",
    project_size: "small",
    management_system: "email",
    attachment_file: "x.pdf",
    attachment_name: "=عرض.pdf",
    attachment_type: "pdf",
    attachment_size_bytes: 12,
    attachment_sha256: "ab",
    idempotency_key: "k",
    content_hash: "062c49059b21903880c45ffd4849fa5107382ec9a92b958b15439e81bfde1e5d",
    confirmation: null,
    ...laterColumns(null),
  });
});

test("B-20 the keys of JSON have the order of earlier versions, and those of later fields follow them", () => {
  const laterKeys = laterContactFields.map(({ name }) => `,"${name}":""`).join("");
  const toJson = (content: LeadContent) =>
    JSON.stringify(toLead(toRow("1", { content, key: undefined, receivedAt })));
  expect(toJson(message)).toBe(
    `{"id":"1","receivedAt":"2026-11-21T12:00:00.000Z","state":"new","locale":"ar","name":"منى","email":"mona@shop.example","phone":"","kind":"contact","message":"سلام\\nثانٍ"${laterKeys}}`,
  );
  expect(toJson(request)).toBe(
    '{"id":"1","receivedAt":"2026-11-21T12:00:00.000Z","state":"new","locale":"ar","name":"منى","email":"mona@shop.example","phone":"+20 2 5555 0100","kind":"service-request","projectDescription":"متجر","serviceType":"seo","budget":"500-1000","deadline":"2026-12-31","projectSize":"small","managementSystem":"email","attachment":{"file":"x.pdf","name":"=عرض.pdf","type":"pdf","sizeBytes":12,"sha256":"ab"}}',
  );
  expect(toJson(bareRequest)).toBe(
    '{"id":"1","receivedAt":"2026-11-21T12:00:00.000Z","state":"new","locale":"ar","name":"منى","email":"mona@shop.example","phone":"+20 2 5555 0100","kind":"service-request","projectDescription":"متجر","serviceType":"seo","budget":"500-1000","deadline":"2026-12-31","projectSize":"small","managementSystem":"email"}',
  );
});

test("B-13 the agency's mail lists the fields of a lead in the order and words of earlier versions", () => {
  const toText = (content: LeadContent, locale: "ar" | "en") =>
    renderAgencyMail(toLead(toRow("1", { content, key: undefined, receivedAt })), {
      locale,
      isFileAttached: false,
      serviceTitles: new Map([["seo", "Search optimisation"]]),
    }).text.split("\n");
  expect(toText(message, "ar")).toEqual([
    "رسالة جديدة من الموقع",
    "الاسم: منى",
    "البريد الإلكتروني: mona@shop.example",
    "لغة الزائر: العربية",
    "وصلت في: 21 نوفمبر 2026 في 2:00 م",
    "",
    "----------",
    "سلام",
    "ثانٍ",
    "----------",
    "",
    "الرقم المرجعي: 0000 0001 (1)",
    "اضغط «رد» لتكتب إلى الزائر مباشرة.",
    "",
  ]);
  expect(toText(message, "en")).toEqual([
    "A new message from the website",
    "Name: منى",
    "Email: mona@shop.example",
    "Visitor's language: Arabic",
    "Received: 21 November 2026 at 14:00",
    "",
    "----------",
    "سلام",
    "ثانٍ",
    "----------",
    "",
    "Reference: 0000 0001 (1)",
    "Press reply to write to the visitor directly.",
    "",
  ]);
  expect(toText(request, "ar")).toEqual([
    "طلب خدمة جديد من الموقع",
    "الاسم: منى",
    "البريد الإلكتروني: mona@shop.example",
    "الهاتف: +20 2 5555 0100",
    "الخدمة: Search optimisation",
    "الميزانية: من 500 إلى 1,000 دولار",
    "حجم المشروع: صغير",
    "موعد التسليم: 2026-12-31",
    "يفضّل المتابعة: بالبريد",
    "ملف مرفق: =عرض.pdf (1 كيلوبايت)، محفوظ على الخادم",
    "لغة الزائر: العربية",
    "وصلت في: 21 نوفمبر 2026 في 2:00 م",
    "",
    "----------",
    "متجر",
    "----------",
    "",
    "للحصول على الملف:",
    "npm run leads -- attachment 1 --out FILE",
    "الرقم المرجعي: 0000 0001 (1)",
    "اضغط «رد» لتكتب إلى الزائر مباشرة.",
    "",
  ]);
  expect(toText(request, "en")).toEqual([
    "A new service request from the website",
    "Name: منى",
    "Email: mona@shop.example",
    "Phone: +20 2 5555 0100",
    "Service: Search optimisation",
    "Budget: $500 to $1,000",
    "Project size: Small",
    "When you need it: 2026-12-31",
    "Prefers to hear by: Email",
    "Attachment: =عرض.pdf (1 KB), kept on the server",
    "Visitor's language: Arabic",
    "Received: 21 November 2026 at 14:00",
    "",
    "----------",
    "متجر",
    "----------",
    "",
    "To get the file:",
    "npm run leads -- attachment 1 --out FILE",
    "Reference: 0000 0001 (1)",
    "Press reply to write to the visitor directly.",
    "",
  ]);
});

test("B-01 an optional field that is null in an earlier row is read as an empty text, a required one is an error", () => {
  const row = toRow("1", { content: message, key: undefined, receivedAt });
  expect(toLead({ ...row, phone: null as unknown as string })).toMatchObject({ phone: "" });
  expect(toLead({ ...row, ...laterColumns(null) })).toEqual(toLead(row));
  expect(() => toLead({ ...row, kind: "service-request" })).toThrow("lead 1 has no service_type");
});
