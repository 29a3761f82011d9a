import { cp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { runBackup } from "#commands/backup.ts";
import { runLeads } from "#commands/leads.ts";
import { writes } from "./database-operations.ts";
import { goodMessage, goodRequest, multipart } from "./forms.ts";
import { padTo, sampleFile } from "./sample-files.ts";
import { startServerProcess } from "./server-process.ts";
import { writeSite } from "./site-fixture.ts";
import { startApp, temporaryFolder } from "./start-app.ts";

async function startServerWithLeads() {
  const started = await startApp();
  for (const message of ["one", "سطر\nوسطر"])
    await started.app.inject({
      method: "POST",
      url: "/api/contact",
      payload: { ...goodMessage, message },
    });
  const body = await multipart(goodRequest, {
    name: "عرض.pdf",
    bytes: padTo(70_000, sampleFile("pdf")),
  });
  await started.app.inject({ method: "POST", url: "/api/service-requests", ...body });
  const to = await temporaryFolder();
  return {
    ...started,
    to,
    async backUp(moment: string, ...args: string[]) {
      let [out, err] = ["", ""];
      const environment = {
        env: { DATA_DIR: started.dataDir },
        write: (text: string) => (out += text),
        warn: (text: string) => (err += text),
      };
      const code = await runBackup(["--to", to, ...args], environment, new Date(moment));
      return { code, out, err };
    },
  };
}

async function exportLeads(dataDir: string): Promise<string> {
  let out = "";
  await runLeads(["export", "--json"], {
    env: { DATA_DIR: dataDir },
    write: (text) => (out += text),
    warn: () => undefined,
    width: 100,
  });
  return out;
}

test("B-11 B-12 a backup made beside the running server, copied into an empty DATA_DIR, is the same leads and files", async () => {
  const { backUp, to, dataDir, keptFiles: listStoredFiles } = await startServerWithLeads();
  const { code, out } = await backUp("2026-11-21T12:34:56Z");
  const folder = join(to, "ro2ya-2026-11-21T123456Z");
  expect([code, out]).toEqual([0, `3 leads and 1 attachments copied to ${folder}\n`]);
  expect((await readdir(folder, { recursive: true })).sort()).toEqual([
    "attachments",
    `attachments/${(await listStoredFiles())[0]}`,
    "backup.json",
    "ro2ya.sqlite",
  ]);
  expect((await stat(join(folder, "ro2ya.sqlite"))).mode & 0o777).toBe(0o600);

  const site = await temporaryFolder();
  await writeSite(site);
  await cp(folder, join(site, "data"), { recursive: true });
  const restored = await startServerProcess(site);
  const answer = await fetch(`${restored.url}/api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...goodMessage, message: "after" }),
  });
  expect(answer.status).toBe(201);
  restored.child.kill("SIGTERM");
  await restored.ended;
  const [before, after] = [
    JSON.parse(await exportLeads(dataDir)),
    JSON.parse(await exportLeads(join(site, "data"))),
  ];
  expect(after.slice(0, 3)).toEqual(before);
  expect(after).toHaveLength(4);
  expect(await readdir(join(site, "data", "attachments"))).toContain((await listStoredFiles())[0]);
});

test("B-12 a backup has no hashes of visitors' addresses that the server keeps for hours, and the server has them still", async () => {
  const { backUp, to, dataDir, database } = await startServerWithLeads();
  const file = (folder: string) => join(folder, "ro2ya.sqlite");
  const readCounts = (folder: string): readonly unknown[] => {
    const opened = new DatabaseSync(file(folder), { readOnly: true });
    try {
      return ["select count(*) n from rate_limits", "select count(*) n from secrets"]
        .concat("select count(*) n from jobs where visitor is not null")
        .map((query) => opened.prepare(query).get()!["n"]);
    } finally {
      opened.close();
    }
  };
  await database.write(writes.insert, "planted");
  const running = new DatabaseSync(file(dataDir));
  running.exec(
    "insert into jobs (id, kind, state, created_at, input, question, visitor, attempts, expires_at) values ('a', 'seo', 'done', '2026-11-21', '{}', '', 'hash', 1, '2027-01-01')",
  );
  running.close();
  await backUp("2026-11-21T12:34:56Z");
  const [limits, ...others] = readCounts(dataDir);
  expect(limits).toBeGreaterThan(0);
  expect(others).toEqual([1, 1]);
  const folder = join(to, "ro2ya-2026-11-21T123456Z");
  expect(readCounts(folder)).toEqual([0, 0, 0]);
  expect((await readFile(file(folder))).includes("planted")).toBe(false);
});

test("B-11 while leads are written, backups are whole", async () => {
  const { app, backUp } = await startServerWithLeads();
  let isWriting = true;
  const writing = (async () => {
    for (let i = 0; isWriting; i++)
      await app.inject({
        method: "POST",
        url: "/api/contact",
        payload: { ...goodMessage, message: `m${i}` },
      });
  })();
  const counts: number[] = [];
  for (let i = 0; i < 5; i++)
    counts.push(JSON.parse((await backUp(`2026-11-21T12:00:0${i}Z`, "--json")).out).leads);
  isWriting = false;
  await writing;
  expect(counts).toEqual([...counts].sort((a, b) => a - b));
  expect(counts[0]).toBeGreaterThanOrEqual(3);
});

test("B-22 only the newest backups are kept, and nothing else beside them is touched", async () => {
  const { backUp, to } = await startServerWithLeads();
  await writeFile(join(to, "notes.txt"), "mine");
  for (const day of ["19", "20", "21"]) await backUp(`2026-11-${day}T00:00:00Z`, "--keep", "2");
  expect((await readdir(to)).sort()).toEqual([
    "notes.txt",
    "ro2ya-2026-11-20T000000Z",
    "ro2ya-2026-11-21T000000Z",
  ]);
});

test("B-12 an attachment that is missing or was changed is named, and the program says that it is not done", async () => {
  const { backUp, dataDir, keptFiles: listStoredFiles } = await startServerWithLeads();
  const [file] = await listStoredFiles();
  await writeFile(join(dataDir, "attachments", file!), "something else");
  expect(await backUp("2026-11-21T00:00:00Z")).toMatchObject({
    code: 1,
    err: expect.stringContaining(file!),
  });
  await rm(join(dataDir, "attachments", file!));
  expect(await backUp("2026-11-21T00:00:01Z", "--json")).toMatchObject({
    code: 1,
    out: expect.stringContaining('"attachments": 0'),
  });
});

test("B-24 what is not understood is explained, and a wrong place is reported", async () => {
  const { backUp } = await startServerWithLeads();
  expect(await backUp("2026-11-21T00:00:00Z", "--keep", "0")).toMatchObject({
    code: 2,
    err: expect.stringContaining("--keep must be a whole number"),
  });
  expect(await backUp("2026-11-21T00:00:00Z", "--colour")).toMatchObject({
    code: 2,
    err: expect.stringContaining("npm run backup"),
  });
  expect(await backUp("2026-11-21T00:00:00Z", "--help")).toMatchObject({
    code: 0,
    out: expect.stringContaining("To restore"),
  });
  let err = "";
  expect(
    await runBackup([], {
      env: { DATA_DIR: "/nowhere/at-all" },
      write: () => undefined,
      warn: (text) => (err += text),
    }),
  ).toBe(1);
  expect(err).toContain("there is no database at /nowhere/at-all/ro2ya.sqlite");
});

test.runIf(process.platform === "linux").each([
  [
    "postgres://ro2ya:s%40cret%2F1@127.0.0.1:1/ro2ya?sslmode=disable",
    "postgres://ro2ya@127.0.0.1:1/ro2ya?sslmode=disable",
  ],
  [
    "postgres://ro2ya@127.0.0.1:1/ro2ya?password=s%40cret%2F1&sslmode=disable",
    "postgres://ro2ya@127.0.0.1:1/ro2ya?sslmode=disable",
  ],
])(
  "B-11 the password of %s is no argument of pg_dump, which everybody on the machine could read",
  async (url, shown) => {
    const folder = await temporaryFolder();
    const program = '#!/bin/sh\nprintf "%s\\n" "$PGPASSWORD" "$@" > "$0.called"\nexit 1\n';
    await writeFile(join(folder, "pg_dump"), program, { mode: 0o755 });
    const path = process.env["PATH"];
    process.env["PATH"] = `${folder}:${path}`;
    onTestFinished(() => {
      process.env["PATH"] = path;
    });
    let err = "";
    const network = {
      env: { DATABASE_URL: url, DATA_DIR: folder },
      write: () => undefined,
      warn: (text: string) => (err += text),
    };
    expect(await runBackup(["--to", join(folder, "to")], network, new Date(0))).toBe(1);
    const [password, ...args] = (await readFile(join(folder, "pg_dump.called"), "utf8"))
      .trimEnd()
      .split("\n");
    expect(password).toBe("s@cret/1");
    expect(args).toContain(`--dbname=${shown}`);
    expect(`${args.join(" ")} ${err}`).not.toMatch(/s@cret|s%40cret/);
  },
);
