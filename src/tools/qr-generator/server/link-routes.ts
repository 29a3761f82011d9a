import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { AppError } from "#base/app-error.ts";
import { InvalidInput } from "#base/invalid-input.ts";
import { mountEndpoint } from "#platform/http/mount-endpoint.ts";
import {
  answerReports,
  changeLink,
  createLink,
  deleteLink,
  maxAnswerChars,
  shownDays,
  viewLink,
  type LinkView,
} from "../contract.ts";
import { createId, createSecret, findByKey, hashSecret } from "./link-secret.ts";
import type { LinkDependencies } from "./link-services.ts";
import type { ShortLink } from "./link-store.ts";
import { isWarned } from "./link-warning.ts";
import { parseLinkTarget } from "./parse-link-target.ts";

const dayMs = 24 * 3_600_000;
/** Three ids in a row that are taken are a defect, not chance. */
const maxIdAttempts = 3;

/**
 * Registers the routes with which an owner makes a short link, sees its scans, changes and deletes
 * it. The key is in the body alone: no URL, and so no log, contains it.
 */
export function linkRoutes(app: FastifyInstance, dependencies: LinkDependencies): void {
  const { links, now } = dependencies;
  const { store, limits } = links;

  mountEndpoint(app, {
    method: "POST",
    path: createLink.path,
    output: createLink.output,
    parseInput: ({ body }) => parseBody(createLink.input, body),
    async handle(input, { ip }, reply) {
      const target = await readTarget(input.target, dependencies);
      await limits.countCreation(ip);
      const created = await insertLink(target, dependencies);
      reply.code(201);
      return created;
    },
  });

  mountEndpoint(app, {
    method: "POST",
    path: viewLink.path,
    output: viewLink.output,
    parseInput: ({ body }) => parseBody(viewLink.input, body),
    async handle({ key }, { ip }) {
      return toView(await openLink(key, ip, dependencies), dependencies);
    },
  });

  mountEndpoint(app, {
    method: "POST",
    path: changeLink.path,
    output: changeLink.output,
    parseInput: ({ body }) => parseBody(changeLink.input, body),
    async handle({ key, target: typed, isEnded }, { ip }) {
      const link = await openLink(key, ip, dependencies);
      // What is stored stays as it is: a host that was blocked since must not keep a code from
      // being ended.
      const target = typed === link.target ? typed : await readTarget(typed, dependencies);
      const state = isEnded ? "ended" : "active";
      await store.change({ id: link.id, target, state, at: now().toISOString() });
      return toView({ ...link, target, state }, dependencies);
    },
  });

  mountEndpoint(app, {
    method: "POST",
    path: deleteLink.path,
    output: deleteLink.output,
    parseInput: ({ body }) => parseBody(deleteLink.input, body),
    async handle({ key }, { ip }) {
      const link = await openLink(key, ip, dependencies);
      await store.erase(link.id, now());
      return {};
    },
  });

  mountEndpoint(app, {
    method: "POST",
    path: answerReports.path,
    output: answerReports.output,
    parseInput: ({ body }) => parseBody(answerReports.input, body),
    async handle({ key, answer: typed }, { ip, log }) {
      const answer = readAnswer(typed);
      const link = await openLink(key, ip, dependencies);
      const view = await toView(link, dependencies);
      if (view.reports === 0 && !view.isWarned) return view;
      await store.answer(link.id, answer, now());
      log.warn({ id: link.id }, "the owner of a reported code has answered: npm run qr shows it");
      return { ...view, answer };
    },
  });
}

/** @throws InvalidInput where nothing or too much is said */
function readAnswer(typed: string): string {
  const answer = typed
    .toWellFormed()
    .replace(/\p{Cc}+/gu, " ")
    .trim();
  if (answer === "") throw new InvalidInput({ answer: "empty-answer" });
  if (answer.length > maxAnswerChars) throw new InvalidInput({ answer: "long-answer" });
  return answer;
}

/** @throws InvalidInput that names the fields which are missing */
function parseBody<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path }) => [String(path[0] ?? "body"), "missing"]);
  throw new InvalidInput(Object.fromEntries(fields) as Record<string, string>);
}

/** @throws InvalidInput that says why the target cannot be used */
async function readTarget(typed: string, { links, siteUrl }: LinkDependencies): Promise<string> {
  await links.blockList.refresh();
  const parsed = parseLinkTarget(typed, { siteUrl, blockList: links.blockList });
  if ("problem" in parsed) throw new InvalidInput({ target: parsed.problem });
  return parsed.target;
}

/** @throws InvalidInput for a wrong key; RateLimitError */
async function openLink(key: string, ip: string, { links }: LinkDependencies): Promise<ShortLink> {
  await links.limits.countEdit(ip);
  const link = await findByKey(links.store, key);
  if (link === undefined) throw new InvalidInput({ key: "unknown" });
  return link;
}

async function insertLink(target: string, dependencies: LinkDependencies) {
  const { links, now } = dependencies;
  const at = now().toISOString();
  for (let attempt = 0; attempt < maxIdAttempts; attempt++) {
    const [id, secret] = [createId(), createSecret()];
    const link = { id, secretHash: hashSecret(secret), target, at };
    if (!(await links.store.insert(link))) continue;
    const stored = await links.store.find(id);
    if (stored) return { key: id + secret, link: await toView(stored, dependencies) };
  }
  throw new AppError("internal", "no free id was found");
}

async function toView(link: ShortLink, dependencies: LinkDependencies): Promise<LinkView> {
  const { links, siteUrl, now } = dependencies;
  await links.scans.flush();
  const days = Array.from({ length: shownDays }, (_, i) =>
    new Date(now().getTime() - (shownDays - 1 - i) * dayMs).toISOString().slice(0, 10),
  );
  const { total, repeats, byDay } = await links.store.readScans(link.id, days[0]!);
  const warned = isWarned(link, now());
  return {
    id: link.id,
    address: `${siteUrl}/q/${link.id}`,
    target: link.target,
    isEnded: link.state === "ended",
    isWarned: warned,
    warnedUntil: (warned && link.warnedUntil) || null,
    reports: await links.store.countReports(link.id, now()),
    answer: link.answer ?? null,
    createdAt: link.createdAt,
    total,
    repeats,
    days: days.map((day) => ({ day, scans: byDay.get(day) ?? 0 })),
  };
}
