import * as z from "zod/mini";
import { defineEndpoint } from "#base/endpoint.ts";

/** The longest target that browsers, proxies and search engines all handle. */
export const maxTargetChars = 2048;

/** Why a target cannot be used. `change-messages.ts` has its words. */
export const targetProblems = [
  "missing",
  "too-long",
  "not-address",
  "credentials",
  "private-host",
  "own-link",
  "blocked-host",
] as const;
export type TargetProblem = (typeof targetProblems)[number];

/** How long the answer of an owner to reports may be. */
export const maxAnswerChars = 500;

/** Why an answer to reports is not taken. `change-messages.ts` has its words. */
export const answerProblems = ["empty-answer", "long-answer"] as const;

/** How many days of scans the owner of a code sees, today included. */
export const shownDays = 30;

/** A short link as its owner sees it. */
const LinkView = z.object({
  id: z.string(),
  /** The short address, which the code contains. */
  address: z.string(),
  target: z.string(),
  isEnded: z.boolean(),
  /** Whether visitors are warned before they go on. */
  isWarned: z.boolean(),
  /** ISO 8601 in UTC: when the warning ends by itself; null where it has no end. */
  warnedUntil: z.nullable(z.string()),
  /** From how many networks reports have come in the last days (`warningDays`). */
  reports: z.number(),
  /** What the owner has answered, until the agency decides. */
  answer: z.nullable(z.string()),
  /** ISO 8601 in UTC. */
  createdAt: z.string(),
  /** All scans since it was made. */
  total: z.number(),
  /** Scans that came too fast from one address or network, and are in no other figure. */
  repeats: z.number(),
  /** The last `shownDays` days in UTC, oldest first, days without a scan included. */
  days: z.array(z.object({ day: z.string(), scans: z.number() })),
});
export type LinkView = z.output<typeof LinkView>;

const KeyInput = z.object({ key: z.string() });

/** POST: stores a short link and returns it with the key that alone can change it. */
export const createLink = defineEndpoint({
  path: "/api/q",
  input: z.object({ target: z.string() }),
  output: z.object({ key: z.string(), link: LinkView }),
});

/** POST, so that the key is in no URL: a short link and its scans. */
export const viewLink = defineEndpoint({
  path: "/api/q/view",
  input: KeyInput,
  output: LinkView,
});

/** POST: sets the target and whether the link has ended. */
export const changeLink = defineEndpoint({
  path: "/api/q/change",
  input: z.object({ key: z.string(), target: z.string(), isEnded: z.boolean() }),
  output: LinkView,
});

/** POST: deletes the target and the scans. The id is never used again. */
export const deleteLink = defineEndpoint({
  path: "/api/q/delete",
  input: KeyInput,
  output: z.object({}),
});

/** POST: stores what the owner of a reported link answers; there is no answer without a report. */
export const answerReports = defineEndpoint({
  path: "/api/q/answer",
  input: z.object({ key: z.string(), answer: z.string() }),
  output: LinkView,
});
