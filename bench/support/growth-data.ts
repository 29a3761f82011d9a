import { randomUUID } from "node:crypto";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { createContact } from "../../src/leads/contact.fixture.ts";
import { createLeadStore } from "../../src/leads/server/store/lead-store.ts";
import type { NewLead } from "../../src/leads/server/store/lead.ts";
import { toRow } from "../../src/leads/server/store/rows.ts";
import { createJobStore } from "../../src/platform/jobs/job-store.ts";
import { openProductDatabase } from "../../src/product-database.ts";
import { createCountStore } from "../../src/site/page-counts/count-store.ts";
import { sources } from "../../src/site/page-counts/page-view.ts";

/** Durations in milliseconds, or what the name says, by name. */
export type Measures = Readonly<Record<string, number>>;

const repetitions = 9;
const dayMs = 86_400_000;
const now = new Date("2026-11-23T12:00:00Z");
const years = 3;

const open = (folder: string) =>
  openProductDatabase({ kind: "sqlite", file: join(folder, "ro2ya.sqlite") });

async function measureOnce(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

async function measureMedian(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < repetitions; i++) times.push(await measureOnce(work));
  return times.toSorted((a, b) => a - b)[repetitions >> 1]!;
}

/** Messages of three years, received at equal intervals. One in a thousand has the word "rare". */
function createLead(place: number, amount: number): NewLead {
  const age = (1 - place / amount) * years * 365 * dayMs;
  const word = place % 1_000 === 0 ? "rare" : "usual";
  const message = `${word} ${place}: ${"متجر صغير لبيع الفخار والهدايا. ".repeat(6)}`;
  return {
    content: { kind: "contact", locale: "ar", ...createContact({ message }) },
    key: randomUUID(),
    receivedAt: new Date(now.getTime() - age),
  };
}

/** Writes the rows past the store, which would sync each of them to disk. */
function writeLeads(file: string, amount: number): void {
  const database = new DatabaseSync(file);
  const columns = Object.keys(toRow(randomUUID(), createLead(0, amount)));
  const insert = database.prepare(
    `insert into leads (${columns.join()}) values (${columns.map((name) => `:${name}`).join()})`,
  );
  database.exec("begin");
  for (let i = 0; i < amount; i++)
    insert.run({ ...toRow(randomUUID(), createLead(i, amount)) } as Record<string, string | null>);
  database.exec("commit");
  database.close();
}

/** What the agency and visitors wait for when so many leads are stored. */
export async function measureLeads(amount: number, folder: string): Promise<Measures> {
  await (await open(folder)).close();
  const file = join(folder, "ro2ya.sqlite");
  writeLeads(file, amount);
  const store = createLeadStore(await open(folder));
  const { id } = (await store.list({ limit: 1 }))[0]!;
  const since = new Date(now.getTime() - 30 * dayMs);
  const measures = {
    "store one": await measureMedian(() => store.addLead(createLead(amount + 1, amount))),
    "list the newest 50": await measureMedian(() => store.list({ limit: 50 })),
    "list 50 new ones of a month": await measureMedian(() =>
      store.list({ limit: 50, state: "new", since }),
    ),
    "find by id": await measureMedian(() => store.find(id)),
    "find by the beginning of an id": await measureMedian(() =>
      store.listMatchingIds(id.slice(0, 8)),
    ),
    "search a word": await measureOnce(() => store.list({ limit: 50, search: "nowhere" })),
    "export all": await measureOnce(async () => {
      let exported = 0;
      for await (const lead of store.iterate({})) exported += JSON.stringify(lead).length;
      return exported;
    }),
    "memory after the export, MB": process.memoryUsage().rss / 1e6,
    "delete the oldest tenth": await measureOnce(() =>
      store.purge(new Date(now.getTime() - 0.9 * years * 365 * dayMs)),
    ),
    "database, MB": (await stat(file)).size / 1e6,
  };
  await store.close();
  return measures;
}

const pages = 200;

/** What it takes to count so many views of a day, and to list three months of them. */
export async function measureCounts(amount: number, folder: string): Promise<Measures> {
  const database = await open(folder);
  const counts = createCountStore(database);
  const toView = (day: Date, i: number) => ({
    day: day.toISOString().slice(0, 10),
    path: `/tutorials/${i % pages}`,
    locale: (["ar", "en"] as const)[i % 2]!,
    source: sources[i % sources.length]!,
    views: 1,
  });
  const counting = await measureOnce(async () => {
    for (let i = 0; i < amount; i++) await counts.add(toView(now, i));
  });
  const measures = {
    "count a day's views": counting,
    "list the day": await measureMedian(() => counts.listSince(now.toISOString().slice(0, 10))),
    "database, MB": (await stat(join(folder, "ro2ya.sqlite"))).size / 1e6,
  };
  await database.close();
  return measures;
}

/** About a whole site's report. */
const resultChars = 60_000;

/** What it takes to start and end a job when so many have ended before, and to delete them all. */
export async function measureJobs(amount: number, folder: string): Promise<Measures> {
  const database = await open(folder);
  const store = createJobStore(database);
  const [lane, owner] = ["page", "bench"];
  const work = async (place: number): Promise<string> => {
    const added = await store.add({
      kind: "seo",
      input: { url: `https://shop-${place}.example/` },
      visitor: `visitor-${place}`,
      previousVisitor: `before-${place}`,
      lane,
      turnMs: 1_000,
      now,
      resultTtlMs: dayMs,
      limits: { maxPerVisitor: 3, maxTotal: 50, maxPerVisitorPerHour: 30 },
    });
    if ("rejectedBy" in added) throw new Error("the store rejected a job");
    const until = new Date(now.getTime() + 60_000);
    const job = await store.claim({ kind: "seo", lane, owner, now, until, maxAttempts: 3 });
    await store.finish(job!.id, owner, { state: "done", result: "x".repeat(resultChars) }, now);
    return job!.id;
  };
  for (let i = 0; i < amount; i++) await work(i);
  let next = amount;
  const id = await work(next++);
  const measures = {
    "start and end one": await measureMedian(() => work(next++)),
    "find one": await measureMedian(() => store.find(id, now)),
    "delete all": await measureOnce(() => store.deleteExpired(new Date(now.getTime() + 2 * dayMs))),
  };
  await database.close();
  return measures;
}
