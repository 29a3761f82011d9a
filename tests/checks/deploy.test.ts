import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readConfig, settingNames } from "#config.ts";
import { defaultMaxMemoryBytes } from "#platform/egress/browser/run-in-browser.ts";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const [dockerfile, compose, caddyfile, nginx, unit] = [
  "Dockerfile",
  "compose.yaml",
  "Caddyfile",
  "nginx.conf",
  "ro2ya.service",
].map((name) => read(`deploy/${name}`)) as [string, string, string, string, string];

/** Variables that are not the server's own. */
const foreign = [
  "NODE_ENV",
  "POSTGRES_USER",
  "POSTGRES_DB",
  "POSTGRES_PASSWORD",
  "SITE_ADDRESS",
  "UPSTREAMS",
];

test("B-24 every variable in the deployment files is one that the server knows, with a value that it takes", () => {
  const values = { SITE_ADDRESS: "ro2ya.example", POSTGRES_PASSWORD: "secret" } as const;
  const filled = compose.replace(/\$\{(\w+):\?\}/g, (_, name: keyof typeof values) => values[name]);
  const ofCompose = [...filled.matchAll(/^ {4,6}([A-Z][A-Z0-9_]+): (.+)$/gm)].map(
    ([, name, value]) => [name!, value!] as const,
  );
  const ofUnit = [...unit.matchAll(/^Environment=(.+)$/gm)].flatMap(([, pairs]) =>
    pairs!.split(" ").map((pair) => pair.split(/=(.*)/s) as [string, string]),
  );
  const ofDocker = [...dockerfile.matchAll(/^ENV (.+)$/gm)].flatMap(([, pairs]) =>
    pairs!.split(" ").map((pair) => pair.split("=") as [string, string]),
  );
  expect(ofCompose.length).toBeGreaterThan(5);
  for (const pairs of [ofCompose, ofUnit, ofDocker]) {
    const own = pairs.filter(([name]) => !foreign.includes(name));
    for (const [name] of own) expect(settingNames).toContain(name);
    expect(() => readConfig(Object.fromEntries(own))).not.toThrow();
  }
  expect(
    readConfig(Object.fromEntries(ofCompose.filter(([name]) => !foreign.includes(name)))),
  ).toMatchObject({
    database: { kind: "postgres" },
    trustedProxies: ["172.30.7.0/24"],
  });
});

test("B-24 every setting of the server is in docs/operating.md, and nothing there is made up", () => {
  const named = [
    ...read("docs/operating.md").matchAll(/^\| +((?:`[A-Z0-9_]+`(?:, )?)+) +\|/gm),
  ].flatMap(([, names]) => [...names!.matchAll(/`(\w+)`/g)].map(([, name]) => name!));
  expect(named.sort()).toEqual([...settingNames].sort());
});

test("B-24 what the deployment files name is there", () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths]) =>
    paths!.split(" "),
  );
  for (const path of [...copied, "scripts/build.ts"])
    expect(existsSync(join(root, path))).toBe(true);
  const made = ["/app/dist", "/app/dist-answers", "/app/node_modules"];
  for (const [, path] of dockerfile.matchAll(/^COPY --from=build (\S+)/gm))
    expect(made.includes(path!) || existsSync(join(root, path!.replace("/app/", "")))).toBe(true);
  expect(compose).toContain("dockerfile: deploy/Dockerfile");
  expect(existsSync(join(root, "deploy/Dockerfile"))).toBe(true);
  expect(compose).toContain("./Caddyfile:/etc/caddy/Caddyfile:ro");
  const subnet = /subnet: (\S+)/.exec(compose)?.[1];
  expect(compose).toContain(`TRUST_PROXY: ${subnet}`);
  for (const program of [dockerfile, unit]) expect(program).toContain("src/main.ts");
  expect(existsSync(join(root, "src/main.ts"))).toBe(true);
  for (const path of [caddyfile, dockerfile]) expect(path).toContain("/api/ready");
  const services = [...compose.matchAll(/^ {2}(app-\d):/gm)].map(([, name]) => `${name}:3000`);
  expect(compose).toContain(`UPSTREAMS: ${services.join(" ")}`);
});

test("B-24 the Caddyfile's blocks are whole and its proxy names no address that a visitor claims", () => {
  let depth = 0;
  for (const line of caddyfile.split("\n").map((text) =>
    text
      .replace(/(^|\s)#.*/, "")
      .replace(/\{\$[^}]*\}/g, "x")
      .trim(),
  )) {
    if (line === "}") depth--;
    else if (line.endsWith("{")) depth++;
    else expect(line).not.toMatch(/[{}]/);
    expect(depth).toBeGreaterThanOrEqual(0);
  }
  expect(depth).toBe(0);
  expect(caddyfile).not.toContain("trusted_proxies");
});

test("B-24 nginx keeps pages alone, names no address that a visitor claims, and finds nothing wrong, where it is at hand", async () => {
  const directives = nginx.replace(/#.*/g, "");
  expect(directives).not.toContain("$proxy_add_x_forwarded_for");
  expect(directives).toContain("proxy_set_header X-Forwarded-For $remote_addr;");
  // Without HTTP/2 a page's fonts and scripts each wait for a connection of their own.
  expect(directives).toContain("listen 443 ssl http2;");
  const [, api] = /location \/api\/ \{([^}]*)\}/.exec(directives)!;
  expect(api).toContain("proxy_pass http://ro2ya;");
  expect(api).not.toContain("proxy_cache");
  if (spawnSync("nginx", ["-v"]).status !== 0) return;
  const folder = await mkdtemp(join(tmpdir(), "ro2ya-nginx-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const site = nginx
    .replace("listen 443 ssl http2;", "listen 127.0.0.1:8080;")
    .replace(/^\s*ssl_certificate.*$/gm, "")
    .replace("/var/cache/nginx/ro2ya", join(folder, "cache"));
  const file = join(folder, "nginx.conf");
  await writeFile(
    file,
    `pid ${folder}/pid; error_log ${folder}/log; events {} http { access_log off; ${site} }`,
  );
  const { status, stderr } = spawnSync("nginx", ["-t", "-c", file], { encoding: "utf8" });
  expect(status, stderr).toBe(0);
});

test("B-24 systemd finds nothing wrong with the unit, where systemd is at hand", async () => {
  expect(unit).toMatch(/^\[Unit\]$[^]*^\[Service\]$[^]*^\[Install\]$/m);
  for (const line of unit.split("\n")) expect(line).toMatch(/^(#.*|\[\w+\]|[A-Z]\w+=\S.*|)$/);
  if (spawnSync("systemd-analyze", ["--version"]).status !== 0) return;
  const folder = await mkdtemp(join(tmpdir(), "ro2ya-unit-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, "ro2ya.service");
  // The program lies elsewhere here
  await writeFile(file, unit.replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`));
  const { stdout, stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", file], {
    encoding: "utf8",
  });
  expect(`${stdout}${stderr}`.split("\n").filter((line) => line.includes("ro2ya.service"))).toEqual(
    [],
  );
});

test("B-24 whatever ends the server, the unit and the containers start it again, within limits of memory, processes and files", () => {
  const settings = new Map(
    [...unit.matchAll(/^([A-Z]\w+)=(.+)$/gm)].map(([, name, value]) => [name!, value!]),
  );
  expect(Object.fromEntries(settings)).toMatchObject({
    Restart: "always",
    StartLimitIntervalSec: "0",
    LimitNOFILE: "16384",
  });
  for (const name of ["MemoryMax", "MemoryHigh", "TasksMax", "CPUWeight"])
    expect(settings.get(name)).toMatch(/^\d+[MG]?$/);
  for (const [, head, body] of compose.matchAll(
    /^ {0,2}(x-app|db|caddy):(.*\n(?: {2,}.*\n|\n)+)/gm,
  )) {
    expect([head, body]).toEqual([head, expect.stringMatching(/ restart: unless-stopped$/m)]);
    expect([head, body]).toEqual([head, expect.stringMatching(/ mem_limit: \d+[gm]$/m)]);
    expect([head, body]).toEqual([head, expect.stringMatching(/ pids_limit: \d+$/m)]);
  }
  expect(compose).toMatch(/^ {2}init: true$/m);
  expect(compose).toMatch(/^ {2}cpus: [\d.]+$/m);
});

test("B-24 the server ends a browser that takes too much memory before the unit's limits do, and a killed page ends nothing else", () => {
  const unitBytes = { M: 1024 ** 2, G: 1024 ** 3 };
  const readBytes = (name: string) => {
    const [, amount, suffix] = new RegExp(`^${name}=(\\d+)([MG])$`, "m").exec(unit)!;
    return Number(amount) * unitBytes[suffix as "M" | "G"];
  };
  // The server with a process of each kind, beside the browser
  const serverBytes = 400 * unitBytes.M;
  expect(readBytes("MemoryHigh")).toBeGreaterThanOrEqual(defaultMaxMemoryBytes + serverBytes);
  expect(readBytes("MemoryMax")).toBeGreaterThanOrEqual(defaultMaxMemoryBytes + 2 * serverBytes);
  expect(unit).toMatch(/^OOMPolicy=continue$/m);
});

test("B-24 the unit forbids nothing that Node, Chromium's sandbox or the guard of addresses needs", () => {
  const families = /^RestrictAddressFamilies=(.+)$/m.exec(unit)?.[1]?.split(" ");
  expect(families).toEqual(
    expect.arrayContaining(["AF_INET", "AF_INET6", "AF_NETLINK", "AF_UNIX"]),
  );
  expect(unit).not.toMatch(
    /^(MemoryDenyWriteExecute|RestrictNamespaces|PrivateNetwork|PrivateUsers|SystemCallFilter)=/m,
  );
});

test("B-24 each command that starts the server behind a proxy says which proxy is believed", () => {
  const commands = [...read("docs/operating.md").matchAll(/SITE_URL=https[^\n`]*npm start/g)].map(
    ([command]) => command,
  );
  expect(commands).toHaveLength(1);
  for (const command of [...commands, unit, compose]) expect(command).toMatch(/TRUST_PROXY[=:]/);
});
