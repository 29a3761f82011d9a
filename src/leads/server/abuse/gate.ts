import type { FastifyRequest } from "fastify";
import { ProofNeeded } from "#base/proof-of-work-required.ts";
import { TooMany } from "#base/rate-limit-error.ts";
import { trapField } from "../../form-token.contract.ts";
import { proofHeader, tokenHeader } from "../../engine/proof-of-work.ts";
import type { FormLimits } from "#config.ts";
import { makeChallenge, solvedChallenge } from "./challenge.ts";
import { ageOfFormToken, makeFormToken } from "./form-token.ts";
import type { HashIp } from "#platform/limits/hash-ip.ts";
import { windowAt, type RateLimiter, type Window } from "#platform/limits/rate-limiter.ts";
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

interface Dependencies {
  readonly limiter: Pick<RateLimiter, "consume" | "used">;
  readonly hashIp: HashIp;
  /** Signs tokens and challenges. */
  readonly secret: Buffer;
  readonly limits: FormLimits;
  readonly now: () => Date;
}

/** Counts are kept in the database, so that limits hold for all processes that share it. */
export function openGate({ limiter, hashIp, secret, limits, now }: Dependencies): Gate {
  /** Plain forms bring no proof: half of what is left under attack stays for those who do. */
  const maxUnproven = Math.min(limits.inAll, Math.ceil((limits.beforeProof + limits.inAll) / 2));

  return {
    issueToken: () => makeFormToken(secret, now()),

    async admit({ ip, headers }, typed, isPlain) {
      const moment = now();
      const window = windowAt(moment, windowMs);
      const isWithin = await limiter.consume({
        key: `form:${hashIp(ip, window.start)}`,
        window,
        amount: 1,
        max: limits.perAddress,
      });
      if (!isWithin)
        throw new TooMany("one address has sent too many forms", window.retryAfterSeconds);
      const { lacksProof } = await admitInAll(
        headerOf(headers, proofHeader),
        isPlain,
        moment,
        window,
      );
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

  /**
   * Takes one of the places that all visitors share. Only an admitted form takes one: whoever is refused, by the limit
   * of an address or for want of a proof, takes nothing from anybody else.
   */
  async function admitInAll(
    proof: string | undefined,
    isPlain: boolean,
    moment: Date,
    window: Window,
  ): Promise<{ readonly lacksProof: boolean }> {
    const place = { key: "form:all", window, amount: 1 };
    if (await limiter.consume({ ...place, max: Math.min(limits.beforeProof, limits.inAll) }))
      return { lacksProof: false };
    const lacksProof = !(await hasFreshProof(proof, moment));
    const canProve =
      lacksProof && !isPlain && (await limiter.used("form:all", window)) < limits.inAll;
    if (canProve) throw new ProofNeeded(makeChallenge(secret, moment));
    if (!(await limiter.consume({ ...place, max: lacksProof ? maxUnproven : limits.inAll }))) {
      throw new TooMany("too many forms were sent in all", window.retryAfterSeconds);
    }
    return { lacksProof };
  }

  /** Whether a challenge of ours was solved and its solution was not used before. */
  async function hasFreshProof(proof: string | undefined, moment: Date): Promise<boolean> {
    const challenge = solvedChallenge(proof, secret, moment);
    if (challenge === undefined) return false;
    // Counted under the window it was issued in, for one window longer: it may be solved in the next one.
    const issuedIn = windowAt(new Date(Number(challenge.split(".", 1)[0])), windowMs);
    const window = { ...issuedIn, end: new Date(issuedIn.end.getTime() + windowMs) };
    return limiter.consume({ key: `proof:${challenge}`, window, amount: 1, max: 1 });
  }
}

function headerOf(headers: FastifyRequest["headers"], name: string): string | undefined {
  const value = headers[name];
  return typeof value === "string" ? value : undefined;
}
