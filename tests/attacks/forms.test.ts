import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import Papa from "papaparse";
import { expect, onTestFinished, test } from "vitest";
import { goodMessage, goodRequest, multipart, plainFormAccept, urlencoded } from "../api/forms.ts";
import { sampleFile } from "../api/sample-files.ts";
import { startMailServer } from "../api/fake-smtp.ts";
import { expectUnharmed, newVisitor, startProduct, type Product } from "./product.ts";

const root = join(import.meta.dirname, "../..");

interface Posted {
  readonly visitor?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

async function postMessage(
  product: Product,
  changes: Partial<typeof goodMessage> = {},
  { visitor = newVisitor(), headers = {} }: Posted = {},
): Promise<number> {
  const body = JSON.stringify({ ...goodMessage, ...changes, locale: "en", key: randomUUID() });
  const answer = await product.ask("/api/contact", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
    visitor,
  });
  await answer.arrayBuffer();
  return answer.status;
}

async function postRequest(
  product: Product,
  { visitor = newVisitor(), headers = {} }: Posted = {},
): Promise<number> {
  const form = await multipart(
    { ...goodRequest, deadline: "2999-01-01", key: randomUUID() },
    { name: "brief.pdf", bytes: sampleFile("pdf") },
  );
  const answer = await product.ask("/api/service-requests", {
    method: "POST",
    headers: { ...form.headers, ...headers },
    body: form.payload,
    visitor,
  });
  await answer.arrayBuffer();
  return answer.status;
}

async function repeat<T>(
  times: number,
  atOnce: number,
  work: () => Promise<T>,
): Promise<readonly T[]> {
  const done: T[] = [];
  let begun = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (begun++ < times) done.push(await work());
    }),
  );
  return done;
}

function countBy(values: readonly number[]): Readonly<Record<string, number>> {
  return Object.fromEntries(
    [...new Set(values)]
      .sort()
      .map((value) => [value, values.filter((each) => each === value).length]),
  );
}

test("600 posts of one address close neither form for anybody else", async () => {
  const product = await startProduct({ env: { FORM_LIMITS: "20,60,600" } });
  const flooder = newVisitor();
  // The counts begin anew every ten minutes: the whole attack has to lie within one window.
  const leftMs = 600_000 - (Date.now() % 600_000);
  if (leftMs < 15_000) await wait(leftMs + 100);
  const outcome = await expectUnharmed(product, "600 posts of one address", async () => {
    const statuses = await repeat(620, 8, () => postMessage(product, {}, { visitor: flooder }));
    return {
      flooder: countBy(statuses),
      contact: await postMessage(product),
      request: await postRequest(product),
    };
  });
  expect(outcome.flooder["429"]).toBeGreaterThanOrEqual(600);
  expect([outcome.contact, outcome.request]).toEqual([201, 201]);
});

test("600 posts that no rule admits, from as many addresses, close neither form for anybody else", async () => {
  const product = await startProduct({ env: { FORM_LIMITS: "20,60,600" } });
  const leftMs = 600_000 - (Date.now() % 600_000);
  if (leftMs < 15_000) await wait(leftMs + 100);
  const outcome = await expectUnharmed(product, "600 wrong posts", async () => {
    const statuses = await repeat(620, 8, () => postMessage(product, { email: "no address" }));
    return {
      flooder: countBy(statuses),
      contact: await postMessage(product),
      request: await postRequest(product),
    };
  });
  expect(outcome.flooder["201"]).toBeUndefined();
  expect([outcome.contact, outcome.request]).toEqual([201, 201]);
});

const own = "https://ro2ya.example";
const crossSite: readonly (readonly [what: string, headers: Readonly<Record<string, string>>])[] = [
  ["Sec-Fetch-Site: cross-site", { "sec-fetch-site": "cross-site" }],
  ["Sec-Fetch-Site: same-site", { "sec-fetch-site": "same-site" }],
  ["another Origin", { origin: "https://evil.example" }],
  ["an Origin that begins like ours", { origin: `${own}.evil.example` }],
  [
    "cross-site with an Origin that claims to be ours",
    { "sec-fetch-site": "cross-site", origin: own },
  ],
];
const honest: readonly (readonly [what: string, headers: Readonly<Record<string, string>>])[] = [
  ["neither header, as from programs", {}],
  ["our own Origin", { origin: own, "sec-fetch-site": "same-origin" }],
  ["our own Origin alone, as from older browsers", { origin: own }],
];

test("forms and jobs that another site's page posts are refused with 403, and stored are only our own", async () => {
  const product = await startProduct({ env: { SITE_URL: own, SPEED_TESTS_AT_ONCE: "0" } });
  const plain = async (headers: Readonly<Record<string, string>>) => {
    // Without a key the same content is stored once
    const form = urlencoded({ ...goodMessage, message: randomUUID() });
    const options = {
      method: "POST",
      headers: { ...form.headers, accept: plainFormAccept, ...headers },
      body: form.payload,
      visitor: newVisitor(),
      redirect: "manual",
    } as const;
    return (await product.ask("/api/contact", options)).status;
  };
  const job = async (path: string, headers: Readonly<Record<string, string>>) => {
    const body = JSON.stringify({
      url: `http://nowhere.example/${randomUUID()}`,
      keyword: "bags",
      device: "mobile",
      locale: "en",
    });
    return (
      await product.ask(path, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body,
        visitor: newVisitor(),
      })
    ).status;
  };
  const posts = [
    (headers: Readonly<Record<string, string>>) => postMessage(product, {}, { headers }),
    (headers: Readonly<Record<string, string>>) => postRequest(product, { headers }),
    plain,
    ...["/api/seo-analyses", "/api/speed-tests", "/api/keyword-searches"].map(
      (path) => (headers: Readonly<Record<string, string>>) => job(path, headers),
    ),
  ];
  for (const [what, headers] of honest)
    for (const post of posts) expect(await post(headers), what).toBeLessThan(400);
  const stored = exported(product, "--json").length;
  expect(stored).toBe(3 * honest.length);
  const statuses: Record<string, readonly number[]> = {};
  for (const [what, headers] of crossSite)
    statuses[what] = await Promise.all(posts.map((post) => post(headers)));
  console.log(`cross-site posts: ${JSON.stringify(statuses)}`);
  expect(statuses).toEqual(
    Object.fromEntries(crossSite.map(([what]) => [what, posts.map(() => 403)])),
  );
  expect(exported(product, "--json").length).toBe(stored);
});

test("someone else's address gets three confirmations a day at the most, and the agency hears of every message", async () => {
  const mails = await startMailServer();
  onTestFinished(mails.close);
  const product = await startProduct({
    env: {
      SMTP_URL: mails.url,
      MAIL_FROM: "hello@ro2ya.example",
      MAIL_TO: "agency@ro2ya.example",
      SITE_URL: own,
    },
  });
  const victims = ["victim@shop.example", "Victim@SHOP.example", "victim@shop.example"];
  const statuses: number[] = [];
  for (let i = 0; i < 9; i++)
    statuses.push(
      await postMessage(product, { email: victims[i % 3]!, message: `Message ${i} of many` }),
    );
  const to = (recipient: string) =>
    mails.received.filter((mail) => mail.to.some((each) => each.toLowerCase() === recipient))
      .length;
  await expect.poll(() => to("agency@ro2ya.example"), { timeout: 30_000 }).toBe(9);
  await wait(1_500); // confirmations are delivered beside the agency's mails
  console.log(`confirmations to one recipient after 9 messages: ${to("victim@shop.example")}`);
  expect(countBy(statuses)).toEqual({ 201: 9 });
  expect(to("victim@shop.example")).toBeGreaterThanOrEqual(1);
  expect(to("victim@shop.example")).toBeLessThanOrEqual(3);
});

const formulas = [
  "=1+1",
  "+1+cmd|' /C calc'!A0",
  "-2+3",
  "@SUM(1)",
  "\t=1+1",
  "＝1+1",
  "＋1",
  "a;=1+1;b",
  "a\t=1+1\tb",
  'a";=1+1;"b',
  "a\n=1+1",
  'a;"=1+1;b',
  "a;＝1+1",
  ";=1+1",
  "x,=1+1,y",
];

test("no cell of an exported table is a formula, whichever separator the spreadsheet takes", async () => {
  const product = await startProduct();
  for (const formula of formulas)
    expect(await postMessage(product, { message: formula })).toBe(201);
  for (const formula of formulas.filter((each) => !/[\t\n]/.test(each)))
    expect(await postMessage(product, { name: formula, message: `By ${formula}` })).toBe(201);
  const csv = exportText(product, "--csv");
  const runs: string[] = [];
  for (const delimiter of [",", ";", "\t"]) {
    const { data } = Papa.parse<string[]>(csv.replace(/^\ufeff/, ""), { delimiter });
    for (const cell of data.flat())
      if (/^["\s\ufeff]*[=+\-@＝＋－＠]/.test(cell))
        runs.push(`${JSON.stringify(delimiter)} ${JSON.stringify(cell.slice(0, 40))}`);
  }
  console.log(`cells that are formulas: ${runs.length}: ${runs.slice(0, 12).join(", ")}`);
  expect(runs).toEqual([]);
  // What was written is there to read back: nothing is dropped to be safe.
  const read = Papa.parse<Record<string, string>>(csv.replace(/^\ufeff/, ""), {
    header: true,
  }).data.map(({ message = "" }) => message);
  for (const word of ["SUM(1)", "calc", "2+3"]) expect(read.join("\n")).toContain(word);
});

function exportText({ folder }: Product, format: string): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      "--disable-warning=ExperimentalWarning",
      join(root, "src/commands/leads.ts"),
      "export",
      format,
    ],
    {
      env: { PATH: process.env["PATH"], DATA_DIR: join(folder, "data") },
      encoding: "utf8",
    },
  );
  expect(status, stderr).toBe(0);
  return stdout;
}

function exported(product: Product, format: "--json"): readonly object[] {
  const text = exportText(product, format).trim();
  return text.startsWith("[")
    ? (JSON.parse(text) as object[])
    : text
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line) as object);
}
