import { spawnSync } from "node:child_process";
import { X509Certificate } from "node:crypto";
import { once } from "node:events";
import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import type { AddressInfo, Socket } from "node:net";
import { join } from "node:path";
import { createServer } from "node:tls";
import { expect, onTestFinished, test } from "vitest";
import { good, key } from "../api/egress/certificates.ts";
import { temporaryFolder } from "../api/start-app.ts";
import { sendHtml, startSite } from "./hostile-site.ts";
import { expectUnharmed, startProduct } from "./product.ts";

test("whoever reads the log learns no job's id, which is all that its report needs to be read", async () => {
  const { port } = await startSite((_path, response) =>
    sendHtml(response, "<!doctype html><html lang=en><title>A shop</title><h1>Shop</h1>"),
  );
  const product = await startProduct({
    map: { "shop.example": port },
    env: { LOG_LEVEL: "info", SPEED_TESTS_AT_ONCE: "0" },
  });
  const ids: string[] = [];
  for (const tool of ["seo-analyses", "speed-tests"] as const) {
    const id = await product.startJob(tool, { url: "http://shop.example/", device: "mobile" });
    ids.push(id);
    await (await product.ask(`/api/${tool}/${id}/events`)).text();
    expect((await product.toOutcome(tool, id)).state).toBe("done");
    await product.ask(`/api/${tool}/${id}`, { method: "DELETE" });
  }
  expect((await product.ask("/services")).status).toBe(200);
  await expect.poll(() => product.log()).toContain("/services"); // requests are logged
  for (const id of ids) expect(product.log()).not.toContain(id);
});

test.runIf(process.platform === "linux")(
  "the arguments of pg_dump, which every user of the machine can list, do not hold the database's password",
  async () => {
    const folder = await temporaryFolder();
    const tools = join(folder, "bin");
    await mkdir(tools);
    const seen = join(folder, "arguments");
    await writeFile(
      join(tools, "pg_dump"),
      `#!/bin/sh\nprintf '%s\\n' "$@" > '${seen}'\nprintf '%s' "$PGPASSWORD$(cat "$PGPASSFILE" 2>/dev/null)" > '${seen}.password'\nexit 1\n`,
    );
    await chmod(join(tools, "pg_dump"), 0o755);
    const { status } = spawnSync(
      process.execPath,
      [
        "--disable-warning=ExperimentalWarning",
        "src/commands/backup.ts",
        "--to",
        join(folder, "backups"),
      ],
      {
        cwd: join(import.meta.dirname, "../.."),
        env: {
          PATH: `${tools}:${process.env["PATH"]}`,
          DATA_DIR: folder,
          DATABASE_URL: "postgres://ro2ya:very%2Fsecret@127.0.0.1:1/ro2ya",
        },
      },
    );
    expect(status).toBe(1);
    const environment = await readFile(seen, "utf8");
    expect(environment).toContain("ro2ya");
    expect(environment).not.toMatch(/very(?:%2F|\/)secret/);
    expect(await readFile(`${seen}.password`, "utf8")).toContain("very/secret");
  },
);

test("a certificate whose date cannot be read fails its request and leaves no connection behind", async () => {
  // The end of its validity, a UTCTime or GeneralizedTime in its DER, becomes letters.
  const der = Buffer.from(new X509Certificate(good).raw);
  const at = der.indexOf(Buffer.from("21261027"));
  expect(at).toBeGreaterThan(0);
  der.write("zzzzzzzz", at, "latin1");
  const cert = `-----BEGIN CERTIFICATE-----\n${der.toString("base64").replace(/(.{64})/g, "$1\n")}\n-----END CERTIFICATE-----\n`;
  const open = new Set<Socket>();
  let accepted = 0;
  const server = createServer({ cert, key }, (socket) => {
    socket.on("error", () => undefined).resume();
  });
  server.on("connection", (socket: Socket) => {
    accepted++;
    open.add(socket);
    socket.on("error", () => undefined).once("close", () => open.delete(socket));
  });
  server.on("tlsClientError", () => undefined).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  const product = await startProduct({
    map: { "shop.example:443": (server.address() as AddressInfo).port },
  });
  const outcome = await expectUnharmed(
    product,
    "a certificate with an unreadable date",
    async (attempt) => {
      const job = await product.toOutcome(
        "seo-analyses",
        await product.startJob("seo-analyses", { url: `https://shop.example/?${attempt}` }),
        60_000,
      );
      return { ...job, accepted };
    },
  );
  expect(outcome.state).toBe("failed");
  expect(["tls", "refused", "too-slow"]).toContain(outcome.code);
  expect(outcome.accepted).toBeGreaterThan(0);
  await expect.poll(() => open.size, { timeout: 5_000 }).toBe(0);
});
