/**
 * The routes of short links over a database, as a process that can be killed. Its parent sets the
 * day by a message, and ends it in order by `stop`.
 */
import { createHmac } from "node:crypto";
import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { handleErrors } from "../../src/platform/http/error-handler.ts";
import { createRateLimiter } from "../../src/platform/limits/rate-limiter.ts";
import { openProductDatabase } from "../../src/product-database.ts";
import { openBlockList } from "../../src/tools/qr-generator/server/block-list.ts";
import { createLinkLimits } from "../../src/tools/qr-generator/server/link-limits.ts";
import { linkRoutes } from "../../src/tools/qr-generator/server/link-routes.ts";
import { createLinkStore } from "../../src/tools/qr-generator/server/link-store.ts";
import { redirectRoutes } from "../../src/tools/qr-generator/server/redirect-routes.ts";
import { ScanCounter } from "../../src/tools/qr-generator/server/scan-counter.ts";
import type { DatabaseAddress } from "../../src/platform/database/settings.ts";

const address = JSON.parse(process.argv[2]!) as DatabaseAddress;
let moment = new Date(process.argv[3]!);
const now = () => moment;

const database = await openProductDatabase(address);
const store = createLinkStore(database);
// The server's maintenance does the same before it listens. It also has the database thread load
// these writes, for a second or more, which the first scans would wait for.
await store.deleteExpired(now());
const scans = new ScanCounter({ store, now, warn: (error) => console.error(error) });
const limiter = createRateLimiter(database, now);
const hashIp = (ip: string, at: Date) =>
  createHmac("sha256", at.toISOString().slice(0, 10)).update(ip).digest("base64url").slice(0, 22);
const settings = { maxPerVisitor: 1e6, maxPerDay: 1e6 };
const links = {
  store,
  scans,
  blockList: await openBlockList(undefined),
  limits: createLinkLimits({ limiter, hashIp, settings, now }),
};

const app = Fastify({ trustProxy: true });
handleErrors(app);
const dependencies = { links, hashIp, now, siteUrl: "https://ro2ya.example" };
linkRoutes(app, dependencies);
await app.register(redirectRoutes, { ...dependencies, templates: { get: () => undefined } });
await app.listen({ port: 0, host: "127.0.0.1" });

process.on("message", async (message: string) => {
  if (message !== "stop") {
    moment = new Date(message);
    process.send!("set");
    return;
  }
  await app.close();
  await scans.close();
  await database.close();
  process.disconnect();
});
process.send!(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
