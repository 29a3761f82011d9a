import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { runLeads } from "#commands/leads.ts";
import { runOutbox } from "#commands/outbox.ts";
import { sendContact } from "#leads/contact.contract.ts";
import { openProductDatabase } from "#product-database.ts";
import { AnalysisState } from "#tools/seo-analyzer/contract.ts";
import { TestState } from "#tools/speed-test/contract.ts";
import {
  attachments,
  jobPaths,
  leads,
  reportKeys,
} from "../../fixtures/data-folder-1.0.0/content.ts";
import stored from "../../fixtures/data-folder-1.0.0/stored.json" with { type: "json" };
import { laterContactFields } from "#leads/contact.fixture.ts";
import { account } from "../fake-keyword-services.ts";
import { createKeywordServers, keyword } from "../keyword-servers.ts";
import {
  copyDataFolder,
  readTable,
  startAt,
  startLoopbackServices,
  type Variant,
} from "./open-data-folder.ts";

// A data folder that the release 1.0.0 wrote (tests/fixtures/data-folder-1.0.0), opened by today's
// server ten minutes after the old one was killed: every lease has ended, everything that waits is
// due, and nothing has expired.

vi.setConfig({ testTimeout: 60_000 });

const killedAtMs = Date.parse(stored.killedAt);
const afterMinutes = (minutes: number) => new Date(killedAtMs + minutes * 60_000);
const keywordServers = await createKeywordServers();

/** The steps of the release 1.0.0. */
const oldMigrations = [
  "0001-leads",
  "0002-states-outbox-limits",
  "0004-secrets",
  "0005-jobs",
  "0006-watched-jobs",
  "0007-keywords",
  "0008-page-counts",
];

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const withoutWords = (answer: unknown): unknown => JSON.parse(JSON.stringify(answer, reportKeys));

/**
 * Reports no longer say how many points a step would bring, and their steps are chosen when they
 * are read, by the rules of today: headers that no search engine considers come last.
 */
const withoutSteps = (state: unknown): unknown =>
  JSON.parse(
    JSON.stringify(state, (key, value: unknown) =>
      key === "points" || key === "steps" || key === "reachableScore" ? undefined : value,
    ),
  );

/** The order of a site's problems is that of this version in the reports of earlier ones too. */
const inOneOrder = (state: unknown): unknown =>
  JSON.parse(
    JSON.stringify(state, (key, value: unknown) =>
      key === "problems" && Array.isArray(value)
        ? value.toSorted((a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id))
        : value,
    ),
  );

function cliOver(folder: string) {
  const run = async (program: typeof runLeads, args: readonly string[]) => {
    let out = "";
    let err = "";
    const code = await program(args, {
      env: { DATA_DIR: join(folder, "data") },
      write: (text) => (out += text),
      warn: (text) => (err += text),
      width: 160,
    });
    return { code, out, err };
  };
  return {
    leads: (...args: string[]) => run(runLeads, args),
    outbox: (...args: string[]) => run(runOutbox, args),
  };
}

type Titled = readonly { readonly title: string }[];
interface Worded {
  readonly report?: { readonly findings?: Titled; readonly problems?: Titled };
  readonly result?: { readonly recommendations: Titled };
}

/** Every step of a report of a page names a finding that did not pass. */
function expectStepsOfFindings(state: AnalysisState | TestState): void {
  if (state.state !== "done" || !("report" in state) || state.report.kind !== "page") return;
  const { steps, findings } = state.report;
  const open = findings.filter(({ status }) => status !== "passed").map(({ rule }) => rule);
  expect(steps).toHaveLength(Math.min(5, open.length));
  for (const { rule } of steps) expect(open).toContain(rule);
}

/** The folder, and the first start of today's server over it. */
async function openDataFolder(variant: Variant) {
  // Read from another copy: the server itself is to find the log that was not folded in.
  const untouched = await copyDataFolder(variant);
  const jobs = readTable(untouched, "jobs") as {
    id: string;
    kind: "seo" | "speed";
    state: string;
  }[];
  const before = {
    migrations: readTable(untouched, "kysely_migration"),
    keywordAnswers: readTable(untouched, "keyword_answers"),
    pageCounts: readTable(untouched, "page_counts"),
    outbox: readTable(untouched, "outbox"),
    waitingJobs: jobs
      .filter(({ state }) => state === "queued" || state === "running")
      .map(({ id, kind }) => `${jobPaths[kind]}/${id}`),
  };
  const folder = await copyDataFolder(variant);
  const services = await startLoopbackServices();
  const server = await startAt(folder, afterMinutes(10), services.env);
  // Speed tests that no visitor watches are given up.
  const watching = before.waitingJobs.map(async (path) =>
    (await fetch(`${server.url}${path}/events`)).text(),
  );
  return { folder, before, services, server, watching, ...cliOver(folder) };
}

/** A lead as the old release exported it, with the fields that the form got later, all empty. */
const withLaterFields = (lead: { readonly kind: string }): object =>
  lead.kind === "contact"
    ? { ...lead, ...Object.fromEntries(laterContactFields.map(({ name }) => [name, ""])) }
    : lead;

const getJson = async (url: string): Promise<unknown> => (await fetch(url)).json();

describe.each<[Variant, readonly object[]]>([
  ["stopped", stored.leads.map(withLaterFields)],
  ["killed", [...stored.leads, stored.afterwards].map(withLaterFields)],
])("a data folder of the release 1.0.0 whose server was %s", async (variant, expectedLeads) => {
  const { folder, before, services, server, watching, ...cli } = await openDataFolder(variant);

  test("B-18 keeps every lead with every field, as the old release exported them", async () => {
    const { code, out, err } = await cli.leads("export", "--json");
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(JSON.parse(out)).toEqual(expectedLeads);
    expect(expectedLeads).toHaveLength(variant === "killed" ? 15 : 14);
    const list = await cli.leads("list", "--json", "--limit", "99");
    expect(JSON.parse(list.out)).toEqual(expectedLeads.toReversed());
    expect((await cli.leads("export", "--csv")).out.split("\r\n")[0]).toContain("receivedAt");
  });

  test("B-13 keeps the words of visitors to the last code point", async () => {
    const exported = JSON.parse((await cli.leads("export", "--json")).out) as object[];
    expect(exported).toMatchObject([
      { state: "handled", name: "منى الشريف", message: leads.arabic.message },
      { state: "new", phone: "٠١٠٠٥٥٥٠١٠٠", projectDescription: leads.mistyped.projectDescription },
      { state: "spam", email: "bot@spam.example" },
      { name: "Zoë 👩🏽‍💻", message: "Hello 👋🏼\n.\n=SUM(A1)  \nقطة 🐈‍⬛ and 𝒰𝓃𝒾𝒸ℴ𝒹ℯ" },
      { serviceType: "web-design", budget: "more-than-1000", managementSystem: "zoom" },
      { message: "النصّ الأوّل" },
      { message: "النصّ الثاني تحت المفتاح نفسه" },
      ...leads.waiting.map(({ message, locale }) => ({ message, locale })),
      ...(variant === "killed" ? [{ message: leads.afterwards.message }] : []),
    ]);
  });

  test("B-18 keeps the attachments byte for byte", async () => {
    const kept = stored.leads.flatMap(({ id, attachment }) =>
      attachment === undefined ? [] : [{ id, ...attachment }],
    );
    expect(kept).toMatchObject([
      { name: "عرض أسعار.pdf", type: "pdf", sha256: sha256(attachments.pdf.bytes) },
      { name: "brief – مشروع.docx", type: "docx", sha256: sha256(attachments.docx.bytes) },
    ]);
    for (const { id, ...attachment } of kept) {
      const copy = join(folder, attachment.name);
      expect(await cli.leads("attachment", id, "--out", copy)).toMatchObject({ code: 0, err: "" });
      expect(sha256(await readFile(copy))).toBe(attachment.sha256);
    }
  });

  test("B-15 B-16 delivers exactly once what waited, and keeps what was given up", async () => {
    const waiting = before.outbox.filter(({ state }) => state === "waiting");
    expect(waiting.length).toBe(variant === "killed" ? 36 : 33);
    expect(waiting.some(({ attempts }) => attempts === 0)).toBe(true);
    expect(waiting.some(({ last_error: reason }) => reason === "the webhook answered 500")).toBe(
      true,
    );
    const isLeased = ({ leased_until: until }: Record<string, unknown>) => until !== null;
    expect(waiting.some(isLeased)).toBe(true);
    await expect
      .poll(async () => JSON.parse((await cli.outbox("list", "--json")).out), { timeout: 30_000 })
      .toMatchObject([{ state: "dead", kind: "visitor-mail", leadId: stored.leads[1]!.id }]);
    const deliveries = waiting.map(({ lead_id: id, kind }) => `${String(id)}.${String(kind)}`);
    const mails = (await services.mails.parsed()).map(({ messageId }) => messageId);
    expect(
      [
        ...mails.map((id) => id!.replace(/^<(.*)@ro2ya\.example>$/, "$1")),
        ...services.calls.map(({ delivery }) => delivery),
      ].toSorted(),
    ).toEqual(deliveries.toSorted());
    const called = services.calls.map(({ body }) => (JSON.parse(body) as { lead: object }).lead);
    for (const lead of called) expect(expectedLeads).toContainEqual(lead);
  });

  test("B-13 mails a waiting request with its document", async () => {
    const request = stored.leads.find(({ attachment }) => attachment?.type === "docx")!;
    const isAgencyMail = ({ messageId }: { messageId?: string | undefined }) =>
      messageId === `<${request.id}.agency-mail@ro2ya.example>`;
    const mail = (await services.mails.parsed()).find(isAgencyMail);
    expect(mail?.text).toContain("متجر فخّار،");
    expect(mail?.attachments[0]?.filename).toBe("brief – مشروع.docx");
    expect(sha256(new Uint8Array(mail?.attachments[0]?.content as ArrayBuffer))).toBe(
      request.attachment!.sha256,
    );
  });

  test("ends every job that waited or was cut off", async () => {
    expect(before.waitingJobs).toHaveLength(7);
    for (const events of await Promise.all(watching)) expect(events).toContain('{"type":"done"}');
    const states = await Promise.all(before.waitingJobs.map((path) => getJson(server.url + path)));
    const ended = states.map((state) => {
      const { report, result } = state as Record<string, { kind: string; url: string }>;
      return `${(report ?? result)!.kind} ${(report ?? result)!.url}`;
    });
    expect(ended.toSorted()).toEqual([
      "http http://queued-speed.example/",
      "http http://speed.example/",
      "page http://first.example/",
      "page http://rendered.example/",
      "page http://second.example/",
      "page http://third.example/",
      "site http://site.example/",
    ]);
  });

  test("answers every kept report as the old release did, in the words of each language", async () => {
    expect(stored.reports.map(({ state }) => state.state)).toEqual([
      "done",
      "done",
      "failed",
      "done",
      "done",
      "done",
      "done",
      "failed",
    ]);
    for (const { path, state } of stored.reports) {
      const State = path.startsWith(jobPaths.seo) ? AnalysisState : TestState;
      const [arabic, english] = await Promise.all(
        ["ar", "en"].map(async (locale) =>
          State.parse(await getJson(`${server.url}${path}?locale=${locale}`)),
        ),
      );
      for (const answer of [arabic, english]) {
        expect(inOneOrder(withoutSteps(withoutWords(answer)))).toEqual(
          inOneOrder(withoutSteps(state)),
        );
        expectStepsOfFindings(answer!);
      }
    }
  });

  test("words a kept page report, a site report and speed tests for each reader", async () => {
    const readTitles = async (index: number, locale: string) => {
      const { path } = stored.reports[index]!;
      const { report, result } = (await getJson(`${server.url}${path}?locale=${locale}`)) as Worded;
      const worded = report?.findings ?? report?.problems ?? result?.recommendations ?? [];
      return worded.map(({ title }) => title);
    };
    for (const index of [0, 1, 3, 4, 5, 6]) {
      const [arabic, english] = [await readTitles(index, "ar"), await readTitles(index, "en")];
      expect(arabic.length).toBeGreaterThan(0);
      for (const title of arabic) expect(title).toMatch(/\p{Script=Arabic}/u);
      for (const title of english) expect(title).not.toMatch(/\p{Script=Arabic}|^$/u);
    }
    expect(await readTitles(0, "ar")).toContain("الموقع بلا قفل الأمان (https)");
    expect(await readTitles(0, "en")).toContain("The site has no https padlock");
    expect(await readTitles(6, "ar")).toContain("تحويلات قبل فتح الصفحة");
    expect(await readTitles(6, "en")).toContain("Redirects before the page opens");
    const { path } = stored.reports[5]!;
    expect(await getJson(server.url + path)).toMatchObject({
      result: {
        lighthouseVersion: "13.5.0",
        filmStrip: Array.from({ length: 8 }, () => ({
          picture: expect.stringMatching(/^data:image\/jpeg;base64,\/9j\//),
        })),
      },
    });
  });

  test.each([
    ["with its key", leads.arabic, 0],
    ["without a key, within the hour", leads.emoji, 3],
  ])("finds the duplicate of an old message %s", async (_name, message, index) => {
    const answer = await fetch(server.url + sendContact.path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(message),
    });
    expect([answer.status, await answer.json()]).toEqual([200, { id: stored.leads[index]!.id }]);
  });

  test("keeps the counts of pages, the figures of keywords and the steps that were applied", async () => {
    const counts = readTable(folder, "page_counts");
    expect(counts).toEqual(before.pageCounts);
    expect(counts.map(({ path, locale, views }) => [path, locale, views])).toEqual([
      ["/", "ar", 1],
      ["/", "en", 1],
      ["/services", "ar", 2],
      ["/services", "en", 1],
    ]);
    expect(before.keywordAnswers.length).toBeGreaterThan(10);
    expect(readTable(folder, "keyword_answers")).toEqual(before.keywordAnswers);
    expect(before.migrations.map(({ name }) => name)).toEqual(oldMigrations);
    const applied = readTable(folder, "kysely_migration");
    expect(applied.slice(0, oldMigrations.length)).toEqual(before.migrations);
    expect(readTable(folder, "secrets")).toEqual([]);
  });

  test("is whole, and changes nothing more at a second start", async () => {
    server.child.kill("SIGTERM");
    expect(await server.ended).toBe(0);
    expect(server.log()).toBe("");
    const tables = ["sqlite_schema", "kysely_migration", "leads", "outbox", "jobs"];
    const others = ["keyword_answers", "page_counts", "source_turns"];
    const dump = () => [...tables, ...others].map((table) => readTable(folder, table));
    const [first, mails, calls] = [dump(), services.mails.received.length, services.calls.length];
    const second = await startAt(folder, afterMinutes(20), services.env);
    await expect.poll(async () => (await fetch(`${second.url}/api/health`)).status).toBe(200);
    second.child.kill("SIGTERM");
    expect(await second.ended).toBe(0);
    expect(second.log()).toBe("");
    expect(dump()).toEqual(first);
    expect([services.mails.received.length, services.calls.length]).toEqual([mails, calls]);
    expect(readTable(folder, "pragma_integrity_check")).toEqual([{ integrity_check: "ok" }]);
    expect(readTable(folder, "pragma_foreign_key_check")).toEqual([]);
  });
});

test("K-23 figures of keywords that the release 1.0.0 paid for are not asked for again", async () => {
  const folder = await copyDataFolder("stopped");
  const file = join(folder, "data/ro2ya.sqlite");
  const database = await openProductDatabase({ kind: "sqlite", file });
  onTestFinished(() => database.close());
  const { search } = await keywordServers.research(
    { account, open: ["wikimedia"] },
    { database, startMs: afterMinutes(10).getTime() },
  );
  const countAnswers = async (): Promise<number> =>
    (await database.read((db) => db.selectFrom("keyword_answers").select("key").execute())).length;
  const answersBefore = await countAnswers();
  const { rows, sources } = await search(keyword);
  // Phrases that the old release did not make are new to the provider. One that it paid for has an
  // answer already, and would add none. Page views cost nothing, and of them more months are read.
  const { requests } = keywordServers.services;
  const viewRequests = requests.filter(({ body }) => body === undefined);
  const requestedKeywords = requests.flatMap(({ body }) =>
    ((body ?? []) as readonly { readonly keywords: readonly string[] }[]).flatMap(
      ({ keywords }) => keywords,
    ),
  );
  expect(requestedKeywords).not.toContain(keyword);
  expect((await countAnswers()) - answersBefore).toBe(
    requestedKeywords.length + viewRequests.length,
  );
  expect(sources).toContain("dataforseo");
  expect(rows[0]).toMatchObject({ keyword, volume: { value: 1_000, source: "dataforseo" } });
});
