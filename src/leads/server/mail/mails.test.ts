import { parse } from "parse5";
import { expect, test } from "vitest";
import { createBareContact } from "../../contact.fixture.ts";
import type { Lead } from "../store/lead.ts";
import { renderAgencyMail } from "./agency-mail.ts";
import { renderVisitorMail } from "./visitor-mail.ts";

const id = "0b0a9c1e-1111-4222-8333-444455556666";
const base = {
  id,
  receivedAt: "2026-11-21T12:00:00.000Z",
  state: "new",
  locale: "en",
} as const;
const person = { name: "منى <b>", email: "mona@shop.example", phone: "+20 2 5555 0100" };
const message: Lead = {
  ...base,
  kind: "contact",
  ...createBareContact({ ...person, message: "<script>alert(1)</script>\n\n «سلام» & \"'" }),
};
const request: Lead = {
  ...base,
  ...person,
  kind: "service-request",
  projectDescription: "متجر",
  serviceType: "seo",
  budget: "less-than-500",
  deadline: "2026-12-31",
  projectSize: "small",
  managementSystem: "email",
  attachment: { file: "0.pdf", name: "عرض.pdf", type: "pdf", sizeBytes: 70_000, sha256: "ab" },
};

const english = {
  locale: "en",
  isFileAttached: false,
  serviceTitles: new Map([["seo", "Search optimisation"]]),
} as const;
const arabic = { ...english, locale: "ar" } as const;

interface Node {
  readonly nodeName: string;
  readonly value?: string;
  readonly childNodes?: readonly Node[];
}

/** Returns the texts of a page, and the names of its elements. */
function readPage(html: string) {
  const texts: string[] = [];
  const names = new Set<string>();
  const visit = (node: Node): void => {
    names.add(node.nodeName);
    if (node.nodeName === "#text") texts.push(node.value!);
    node.childNodes?.forEach(visit);
  };
  visit(parse(html) as unknown as Node);
  return { texts, names };
}

test("B-13 the agency's mail contains the sender and the message, from right to left in Arabic, and escapes the visitor's text", () => {
  const { subject, text, html, replyTo } = renderAgencyMail(message, arabic);
  expect(subject).toBe("رسالة جديدة من منى <b>");
  expect(text).toContain(
    "البريد الإلكتروني: mona@shop.example\nالهاتف: +20 2 5555 0100\nلغة الزائر: الإنجليزية\nوصلت في: 21 نوفمبر 2026 في 2:00 م",
  );
  expect(text).toContain(`\n${message.kind === "contact" && message.message}\n`);
  expect(replyTo).toEqual({ name: "منى <b>", address: "mona@shop.example" });
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain('<bdi dir="ltr">+20 2 5555 0100</bdi>');
  const { texts, names } = readPage(html);
  expect(texts).toContain(message.kind === "contact" ? message.message : "");
  expect(names).not.toContain("script");
  expect(names).not.toContain("b");
});

test("B-13 a request's mail names its choices in the agency's language and says how to get the file", () => {
  const { subject, text } = renderAgencyMail(request, english);
  expect(subject).toBe("New service request from منى <b>");
  for (const line of [
    "Budget: under $500",
    "Project size: Small",
    "Prefers to hear by: Email",
    "Service: Search optimisation",
    "When you need it: 2026-12-31",
  ])
    expect(text).toContain(line);
  expect(text).toContain("عرض.pdf (69 KB), kept on the server");
  expect(text).toContain(`npm run leads -- attachment ${id} --out FILE`);
  const attached = renderAgencyMail(request, { ...english, isFileAttached: true }).text;
  expect(attached).toContain("attached to this email");
  expect(attached).not.toContain("npm run leads");
});

test("B-13 a budget is in pounds first, as the form shows it, with its dollars beside them", () => {
  const show = (options: typeof english | typeof arabic) =>
    renderAgencyMail(request, { ...options, dollarRate: 48 }).text;
  expect(show(english)).toContain("\nBudget: Under EGP\u00a024,000 (under $500)\n");
  expect(show(arabic)).toContain("\nالميزانية: أقل من 24,000\u00a0جنيه (أقل من 500 دولار)\n");
});

test("B-13 the mail about suspected spam begins with a warning", () => {
  const { subject, text } = renderAgencyMail({ ...message, state: "spam" }, english);
  expect(subject).toBe("[Possible spam] New message from منى <b>");
  expect(text).toContain("This one looks like spam");
});

test.each(["منى@shop.example", ".mona@shop.example", "mo..na@shop.example"])(
  "B-13 an address that many mail servers refuse in a header (%s) is in the mail's text only",
  (email) => {
    const { replyTo, text } = renderAgencyMail({ ...message, email }, english);
    expect(replyTo).toBeUndefined();
    expect(text).toContain(email);
    expect(text).not.toContain("Press reply");
  },
);

test.each([
  ["ar", "خلال يوم عمل واحد", "واحد منا"],
  ["en", "within one working day", "one of us"],
] as const)(
  "B-17 the visitor's mail says number, time of the answer and the way to a person, in %s",
  (locale, time, person) => {
    for (const lead of [message, request]) {
      const { text, html } = renderVisitorMail({ ...lead, locale });
      const words = readPage(html).texts.join(" ");
      for (const shown of [text, words]) {
        expect(shown.toLowerCase()).toContain(time);
        expect(shown).toContain(person);
        expect(shown).toContain("8524 4702");
        expect(shown).not.toContain(id);
        expect(shown).toContain("+20 2 5555 0100");
        expect(shown).toContain("https://wa.me/20255550100");
      }
      expect(html).toContain('href="tel:+20255550100"');
    }
  },
);

test("B-17 the visitor's mail is in the language of the form and repeats nothing that was typed", () => {
  const toMessage = renderVisitorMail(message);
  expect(toMessage.subject).toBe("We have your message | Ro2ya");
  expect(toMessage.html).toContain('<html lang="en" dir="ltr">');
  const toRequest = renderVisitorMail({ ...request, locale: "ar" });
  expect(toRequest.subject).toContain("وصلنا طلبك");
  expect(toRequest.html).toContain('<html lang="ar" dir="rtl">');
  for (const { text, html } of [toMessage, toRequest]) {
    expect(text).toContain("8524 4702");
    for (const typed of ["منى", "سلام", "متجر", "mona@", "عرض.pdf"])
      expect(text + html).not.toContain(typed);
  }
});
