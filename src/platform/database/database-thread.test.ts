import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";

const script = `
  import { getDatabaseThread } from ${JSON.stringify(join(import.meta.dirname, "database-thread.ts"))};
  const task = { do: "close" };
  const outs = await getDatabaseThread().send({ connection: 1, file: process.argv[1], task });
  console.log(JSON.stringify(outs));
`;

// Node's watch mode (`npm run dev`) has each thread report the modules that it loads, as messages
// to the thread that started it.
test("the thread answers while Node watches the files of a process", async () => {
  const folder = await mkdtemp(join(tmpdir(), "database-thread-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--eval", script, join(folder, "test.sqlite")],
    { env: { ...process.env, WATCH_REPORT_DEPENDENCIES: "1" } },
  );
  expect(stdout).toBe("[]\n");
});
