import { join } from "node:path";
import listed from "big-list-of-naughty-strings/blns.json" with { type: "json" };
import { parse } from "parse5";
import { afterAll, expect, onTestFinished, test } from "vitest";
import type { DatabaseAddress } from "#platform/database/settings.ts";
import { openProductDatabase } from "#product-database.ts";
import { runLeads } from "#commands/leads.ts";
import { createLeadStore } from "#leads/server/store/lead-store.ts";
import { openLeadStore } from "./open-lead-store.ts";
import { createSenders } from "#leads/server/outbox/channels.ts";
import { createOutbox } from "#leads/server/outbox/database-outbox.ts";
import { startOutboxWorker } from "#leads/server/outbox/worker.ts";
import { goodMessage } from "./forms.ts";
import { startPostgres } from "./postgres.ts";
import { startMailServer } from "./fake-smtp.ts";
import { startApp, temporaryFolder } from "./start-app.ts";

const postgres = await startPostgres();
afterAll(() => postgres.remove());

/**
 * The list that breaks programs, and what it lacks: U+0000, half surrogate pairs, every control
 * character.
 */
const controls = Array.from({ length: 31 }, (_, i) => `a${String.fromCharCode(i + 1)}b`);
const naughty = [
  ...listed,
  ...controls,
  "a\0b",
  "\0",
  "a\ud800b",
  "\udc00",
  "=1+1",
  "\ufeffbom",
  "a\u2028b\u2029c",
  " leading\n\n",
  "'quote",
  "\r\n.\r\n",
  ".",
  "From me",
  "a \t",
];

/** The rule, said here a second time: text that is there, in whole characters, without U+0000. */
const isText = (text: string) => text.trim() !== "" && !text.includes("\0") && text.isWellFormed();
/** The one thing that may be changed about a message: how a line ends. */
const withLineFeeds = (text: string) => text.replace(/\r\n?/g, "\n");

const places: readonly [name: string, newPlace: () => Promise<DatabaseAddress>][] = [
  ["SQLite", async () => ({ kind: "sqlite", file: join(await temporaryFolder(), "ro2ya.sqlite") })],
  ["PostgreSQL", async () => ({ kind: "postgres", url: await postgres.newDatabase() })],
];

test.each(places)(
  "F-28 B-20 B-21 on %s every naughty string comes through API, store, JSON and CSV exactly, or is refused clearly",
  { timeout: 120_000 },
  async (_name, newPlace) => {
    expect(listed).toHaveLength(461);
    const address = await newPlace();
    const store = await openLeadStore(address);
    onTestFinished(() => store.close());
    const { app } = await startApp({ store });

    const sent = new Map<string, { readonly name: string; readonly message: string }>();
    for (const [i, text] of naughty.entries()) {
      const name =
        isText(text) && !/[\r\n]/.test(text) && text.length <= 120 ? text : goodMessage.name;
      const answer = await app.inject({
        method: "POST",
        url: "/api/contact",
        payload: { ...goodMessage, email: `n${i}@shop.example`, name, message: text },
      });
      if (isText(text)) {
        expect({ text, status: answer.statusCode }).toEqual({ text, status: 201 });
        sent.set(answer.json().id, { name, message: withLineFeeds(text) });
      } else {
        expect({ text, status: answer.statusCode, body: answer.json() }).toEqual({
          text,
          status: 400,
          body: {
            code: "invalid-input",
            fields: { message: text.trim() === "" ? "missing" : "forbidden-characters" },
          },
        });
      }
    }
    expect(sent.size).toBeGreaterThan(450);
    for (const [id, sentFields] of sent) expect(await store.find(id)).toMatchObject(sentFields);

    const env = {
      DATA_DIR: await temporaryFolder(),
      DATABASE_URL: address.kind === "sqlite" ? `sqlite:${address.file}` : address.url,
    };
    const exportLeads = async (format: string) => {
      let out = "";
      expect(
        await runLeads(["export", format], {
          env,
          write: (text) => (out += text),
          warn: () => undefined,
          width: 80,
        }),
      ).toBe(0);
      return out;
    };
    const json = JSON.parse(await exportLeads("--json")) as {
      id: string;
      name: string;
      message: string;
    }[];
    expect(new Map(json.map(({ id, name, message }) => [id, { name, message }]))).toEqual(sent);

    const [head, ...rows] = readCsv((await exportLeads("--csv")).replace("\ufeff", ""));
    const at = (column: string) => head!.indexOf(column);
    // The inverse that leads-csv.ts documents: one apostrophe at the start and after each
    // separator.
    const unquote = (cell: string) =>
      cell.replace(/^'/, "").replace(/([;\t\r\n][\s"\p{Cf}\p{Cc}]*)'/gu, "$1");
    expect(
      new Map(
        rows.map((row) => [
          row[at("id")],
          { name: unquote(row[at("name")]!), message: unquote(row[at("message")]!) },
        ]),
      ),
    ).toEqual(sent);
  },
);

test(
  "F-28 B-13 every naughty string comes through the mail exactly, as plain text and as HTML, and none becomes a header",
  { timeout: 120_000 },
  async () => {
    const database = await openProductDatabase({
      kind: "sqlite",
      file: join(await temporaryFolder(), "ro2ya.sqlite"),
    });
    onTestFinished(() => database.close());
    const store = createLeadStore(database, { notifications: ["agency-mail"] });
    const receivedAt = new Date();
    const sent = new Map<string, string>();
    for (const text of new Set(naughty.filter(isText).map(withLineFeeds))) {
      const name = /[\r\n]/.test(text) ? goodMessage.name : text;
      sent.set(
        (
          await store.addLead({
            content: { kind: "contact", locale: "ar", ...goodMessage, name, message: text },
            key: undefined,
            receivedAt,
          })
        ).id,
        text,
      );
    }
    expect(sent.size).toBeGreaterThan(450);

    const mails = await startMailServer();
    onTestFinished(mails.close);
    const mail = {
      smtpUrl: mails.url,
      from: { name: "", address: "hello@ro2ya.example" },
      to: [{ name: "", address: "agency@ro2ya.example" }],
      attach: "link",
      locale: "ar",
    } as const;
    const now = () => new Date();
    const senders = createSenders({
      mail,
      webhook: undefined,
      siteUrl: "https://ro2ya.example",
      serviceTitles: new Map(),
      now,
      readAttachment: () => Promise.reject(new Error("there is none")),
    });
    const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const worker = startOutboxWorker({
      outbox: createOutbox(database),
      store,
      senders: { "agency-mail": senders["agency-mail"]! },
      log: quiet,
      now,
    });
    await expect.poll(() => mails.received.length, { timeout: 60_000 }).toBe(sent.size);
    await worker.stop();
    for (const { messageId, text, html, subject, headers } of await mails.parsed()) {
      const message = sent.get(messageId!.slice(1, 37))!;
      expect(text!.replaceAll("\r\n", "\n")).toContain(`\n----------\n${message}\n----------\n`);
      expect(listTexts(html!)).toContain(message);
      expect(subject).toMatch(/^رسالة جديدة من /);
      expect(headers.map(({ key }) => key).sort()).toEqual([
        "content-type",
        "date",
        "from",
        "message-id",
        "mime-version",
        "reply-to",
        "subject",
        "to",
      ]);
    }
  },
);

/** A reader by the book (RFC 4180). */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  let rest = text;
  while (rest !== "") {
    const quoted = /^"((?:[^"]|"")*)"/.exec(rest);
    const cell = quoted ? quoted[0] : /^[^,\r\n]*/.exec(rest)![0];
    rows.at(-1)!.push(quoted ? quoted[1]!.replaceAll('""', '"') : cell);
    rest = rest.slice(cell.length);
    if (rest.startsWith("\r\n")) {
      rest = rest.slice(2);
      if (rest !== "") rows.push([]);
    } else if (rest.startsWith(",")) {
      rest = rest.slice(1);
    } else if (rest !== "") {
      throw new Error(`no CSV: ${JSON.stringify(rest.slice(0, 40))}`);
    }
  }
  return rows;
}

interface Node {
  readonly value?: string;
  readonly childNodes?: readonly Node[];
}

/** The texts of a page, as a browser reads them. */
function listTexts(html: string): readonly string[] {
  const texts: string[] = [];
  const visit = (node: Node): void => {
    if (node.value !== undefined) texts.push(node.value);
    node.childNodes?.forEach(visit);
  };
  visit(parse(html.replaceAll("\r\n", "\n")) as unknown as Node);
  return texts;
}
