import type { FastifyRequest } from "fastify";
import { ProofOfWorkRequired } from "#base/proof-of-work-required.ts";
import { RateLimitError } from "#base/rate-limit-error.ts";
import { honeypotField } from "../../form-token.contract.ts";
import { solutionHeader, tokenHeader } from "../../engine/proof-of-work.ts";
import type { FormLimits } from "./form-limits.ts";
import { makeChallenge, verifySolution, type SolvedChallenge } from "./challenge.ts";
import { parseFormTokenAge, makeFormToken } from "./form-token.ts";
import type { HashIp } from "#platform/limits/hash-ip.ts";
import { getWindow, type RateLimiter, type Window } from "#platform/limits/rate-limiter.ts";
import { consumeForVisitor } from "#platform/limits/visitor-use.ts";
import { isSuspicious } from "./suspicion.ts";

/** Decides whether a valid form is accepted, and in which state it is stored. */
export interface Gate {
  /** Issues a token when a visitor starts to fill in a form. */
  issueToken(): string;
  /**
   * Admits a form, or rejects it with an error.
   * @param typed the typed values by field name
   * @param isPlain whether the form comes from a browser without scripts, which cannot solve a
   *   challenge: under load such a form is stored as spam instead of being refused
   * @returns the state in which the form is stored
   * @throws RateLimitError where a limit is reached; ProofOfWorkRequired where the form has to be
   *   sent again with a solution
   */
  admit(
    request: Pick<FastifyRequest, "ip" | "headers">,
    typed: Readonly<Record<string, string>>,
    isPlain: boolean,
  ): Promise<"new" | "spam">;
}

const windowMs = 600_000;

interface Dependencies {
  readonly limiter: Pick<RateLimiter, "consume" | "refund" | "readUsed">;
  readonly hashIp: HashIp;
  /** Signs tokens and challenges. */
  readonly secret: Buffer;
  readonly limits: FormLimits;
  readonly now: () => Date;
}

/**
 * Opens the gate. Its counts are in the database, so that the limits apply to all processes that
 * share it.
 */
export function openGate(dependencies: Dependencies): Gate {
  return new LimitedGate(dependencies);
}

class LimitedGate implements Gate {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  issueToken(): string {
    const { secret, now } = this.#dependencies;
    return makeFormToken(secret, now());
  }

  async admit(...[{ ip, headers }, typed, isPlain]: Parameters<Gate["admit"]>) {
    const { limiter, hashIp, secret, limits, now } = this.#dependencies;
    const moment = now();
    const window = getWindow(moment, windowMs);
    const hashVisitor = (at: Date): string => hashIp(ip, at);
    const solved = await this.#useSolution(
      verifySolution(getHeader(headers, solutionHeader), secret, hashVisitor, moment),
    );
    // A form that brings a solution was counted for its address when it was challenged. In the next
    // window it is counted again: solutions that were kept for it must not add to its limit.
    const isWithin =
      (solved !== undefined && solved.issuedAt >= window.start) ||
      (await consumeForVisitor(
        { limiter, hashIp },
        { name: "form", ip, window, amount: 1, max: limits.maxPerIp },
      ));
    if (!isWithin)
      throw new RateLimitError(
        "one address or network has sent too many forms",
        window.retryAfterSeconds,
      );
    const isSolutionMissing = await this.#admitInAll(
      { isSolved: solved !== undefined, isPlain },
      () => makeChallenge(secret, hashVisitor, moment),
      window,
    );
    const { [honeypotField]: honeypot = "", ...rest } = typed;
    const isSpam = isSuspicious({
      isHoneypotFilled: honeypot.trim() !== "",
      tokenAgeMs: parseFormTokenAge(getHeader(headers, tokenHeader), secret, moment),
      isSolutionMissing,
      text: Object.values(rest).join("\n"),
    });
    return isSpam ? "spam" : "new";
  }

  /**
   * Counts a form against the limit that all visitors share. Only admitted forms are counted: a
   * form that is refused, by the limit of its address or for lack of a solution, does not affect
   * other visitors.
   * @returns whether the form lacks a solution that it needs
   */
  async #admitInAll(
    { isSolved, isPlain }: { readonly isSolved: boolean; readonly isPlain: boolean },
    challenge: () => string,
    window: Window,
  ): Promise<boolean> {
    const { limiter, limits } = this.#dependencies;
    const { maxTotal, maxBeforeChallenge } = limits;
    const place = { key: "form:all", window, amount: 1 };
    if (await limiter.consume({ ...place, max: Math.min(maxBeforeChallenge, maxTotal) }))
      return false;
    const canSolve =
      !isSolved && !isPlain && (await limiter.readUsed("form:all", window)) < maxTotal;
    if (canSolve) throw new ProofOfWorkRequired(challenge());
    // Plain forms cannot solve a challenge: half of the rest of the limit is reserved for forms
    // with a solution.
    const maxUnsolved = Math.min(maxTotal, Math.ceil((maxBeforeChallenge + maxTotal) / 2));
    if (!(await limiter.consume({ ...place, max: isSolved ? maxTotal : maxUnsolved })))
      throw new RateLimitError(
        "all visitors together sent too many forms",
        window.retryAfterSeconds,
      );
    return !isSolved;
  }

  /** @returns the solved challenge; undefined where there is none, or it was used before */
  async #useSolution(solved: SolvedChallenge | undefined): Promise<SolvedChallenge | undefined> {
    if (solved === undefined) return undefined;
    // It is counted in the window of its issue, which is kept for one window longer, because it may
    // be solved in the next one.
    const issuedIn = getWindow(solved.issuedAt, windowMs);
    const window = { ...issuedIn, end: new Date(issuedIn.end.getTime() + windowMs) };
    const use = { key: `proof:${solved.nonce}`, window, amount: 1, max: 1 };
    return (await this.#dependencies.limiter.consume(use)) ? solved : undefined;
  }
}

function getHeader(headers: FastifyRequest["headers"], name: string): string | undefined {
  const value = headers[name];
  return typeof value === "string" ? value : undefined;
}
