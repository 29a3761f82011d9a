import type { FastifyRequest } from "fastify";
import { ProofNeeded } from "#base/proof-needed.ts";
import { TooMany } from "#base/too-many.ts";
import { trapField } from "../../form-token.contract.ts";
import { proofHeader, tokenHeader } from "../../engine/proof.ts";
import type { FormLimits } from "#config.ts";
import type { LeadStore } from "../store.ts";
import { makeChallenge, solvedChallenge } from "./challenge.ts";
import { disguisedAddress } from "#platform/limits/disguised-address.ts";
import { ageOfFormToken, makeFormToken } from "./form-token.ts";
import { isSuspect } from "./suspicion.ts";

/** What decides whether a form that keeps every rule is taken, and as what. */
export interface Gate {
  /** A token for a form that somebody has begun. */
  issueToken(): string;
  /**
   * @param typed what was typed, under the fields' names
   * @param isPlain whether the form came from a browser without scripts, which can bring no proof: under attack what
   *   it sends is kept apart instead of being refused
   * @returns the state in which the form is to be kept
   * @throws TooMany where a limit is reached; ProofNeeded where the form has to come again with a proof
   */
  admit(
    request: Pick<FastifyRequest, "ip" | "headers">,
    typed: Readonly<Record<string, string>>,
    isPlain: boolean,
  ): Promise<"new" | "spam">;
}

const windowMs = 600_000;

interface Needs {
  readonly store: Pick<LeadStore, "countHit">;
  readonly secret: Buffer;
  readonly limits: FormLimits;
  readonly now: () => Date;
}

/** Counts are kept in the store, so that limits hold for all processes that share it. */
export function openGate({ store, secret, limits, now }: Needs): Gate {
  return {
    issueToken: () => makeFormToken(secret, now()),

    async admit({ ip, headers }, typed, isPlain) {
      const moment = now();
      const windowStart = new Date(Math.floor(moment.getTime() / windowMs) * windowMs);
      const [ofAddress, ofAll] = await Promise.all([
        store.countHit(`form:${disguisedAddress(ip, secret)}`, windowStart),
        store.countHit("form:all", windowStart),
      ]);
      const retryAfterS = Math.ceil((windowStart.getTime() + windowMs - moment.getTime()) / 1_000);
      if (ofAddress > limits.perAddress)
        throw new TooMany("one address has sent too many forms", retryAfterS);
      if (ofAll > limits.inAll) throw new TooMany("too many forms were sent in all", retryAfterS);

      const isUnderAttack = ofAll > limits.beforeProof;
      const lacksProof =
        isUnderAttack &&
        !(await hasFreshProof(headerOf(headers, proofHeader), moment, windowStart));
      if (lacksProof && !isPlain) throw new ProofNeeded(makeChallenge(secret, moment));
      const { [trapField]: trap = "", ...rest } = typed;
      const tokenAgeMs = ageOfFormToken(headerOf(headers, tokenHeader), secret, moment);
      return isSuspect({
        isTrapped: trap.trim() !== "",
        tokenAgeMs,
        lacksProof,
        text: Object.values(rest).join("\n"),
      })
        ? "spam"
        : "new";
    },
  };

  /** Whether a riddle of ours was solved and its answer was not used before. */
  async function hasFreshProof(
    proof: string | undefined,
    moment: Date,
    windowStart: Date,
  ): Promise<boolean> {
    const challenge = solvedChallenge(proof, secret, moment);
    if (challenge === undefined) return false;
    // A riddle may be solved in the window after its own: it counts in both, and is fresh where neither knows it.
    const before = new Date(windowStart.getTime() - windowMs);
    const uses = await Promise.all(
      [windowStart, before].map((window) => store.countHit(`proof:${challenge}`, window)),
    );
    return uses.every((count) => count === 1);
  }
}

function headerOf(headers: FastifyRequest["headers"], name: string): string | undefined {
  const value = headers[name];
  return typeof value === "string" ? value : undefined;
}
