import type { FastifyRequest } from "fastify";
import { ProofOfWorkRequired } from "#base/proof-of-work-required.ts";
import { RateLimitError } from "#base/rate-limit-error.ts";
import { honeypotField } from "../../form-token.contract.ts";
import { solutionHeader, tokenHeader } from "../../engine/proof-of-work.ts";
import type { FormLimits } from "./form-limits.ts";
import { makeChallenge, verifySolution } from "./challenge.ts";
import { parseFormTokenAge, makeFormToken } from "./form-token.ts";
import type { HashIp } from "#platform/limits/hash-ip.ts";
import { windowAt, type RateLimiter, type Window } from "#platform/limits/rate-limiter.ts";
import { isSuspicious } from "./suspicion.ts";

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
  const maxUnproven = Math.min(
    limits.maxTotal,
    Math.ceil((limits.maxBeforeChallenge + limits.maxTotal) / 2),
  );

  return {
    issueToken: () => makeFormToken(secret, now()),

    async admit({ ip, headers }, typed, isPlain) {
      const moment = now();
      const window = windowAt(moment, windowMs);
      const isWithin = await limiter.consume({
        key: `form:${hashIp(ip, window.start)}`,
        window,
        amount: 1,
        max: limits.maxPerIp,
      });
      if (!isWithin)
        throw new RateLimitError("one address has sent too many forms", window.retryAfterSeconds);
      const { lacksSolution } = await admitInAll(
        getHeader(headers, solutionHeader),
        isPlain,
        moment,
        window,
      );
      const { [honeypotField]: honeypot = "", ...rest } = typed;
      const tokenAgeMs = parseFormTokenAge(getHeader(headers, tokenHeader), secret, moment);
      return isSuspicious({
        isHoneypotFilled: honeypot.trim() !== "",
        tokenAgeMs,
        lacksSolution,
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
  ): Promise<{ readonly lacksSolution: boolean }> {
    const place = { key: "form:all", window, amount: 1 };
    if (
      await limiter.consume({ ...place, max: Math.min(limits.maxBeforeChallenge, limits.maxTotal) })
    )
      return { lacksSolution: false };
    const lacksSolution = !(await hasFreshSolution(proof, moment));
    const canProve =
      lacksSolution && !isPlain && (await limiter.used("form:all", window)) < limits.maxTotal;
    if (canProve) throw new ProofOfWorkRequired(makeChallenge(secret, moment));
    if (
      !(await limiter.consume({ ...place, max: lacksSolution ? maxUnproven : limits.maxTotal }))
    ) {
      throw new RateLimitError("too many forms were sent in all", window.retryAfterSeconds);
    }
    return { lacksSolution };
  }

  /** Whether a challenge of ours was solved and its solution was not used before. */
  async function hasFreshSolution(solution: string | undefined, moment: Date): Promise<boolean> {
    const challenge = verifySolution(solution, secret, moment);
    if (challenge === undefined) return false;
    // Counted under the window it was issued in, for one window longer: it may be solved in the next one.
    const issuedIn = windowAt(new Date(Number(challenge.split(".", 1)[0])), windowMs);
    const window = { ...issuedIn, end: new Date(issuedIn.end.getTime() + windowMs) };
    return limiter.consume({ key: `proof:${challenge}`, window, amount: 1, max: 1 });
  }
}

function getHeader(headers: FastifyRequest["headers"], name: string): string | undefined {
  const value = headers[name];
  return typeof value === "string" ? value : undefined;
}
