/** Longer than any crawl may take. */
const maxSeconds = 3_600;

/**
 * The pauses that a robots.txt asks for. RFC 9309 does not name `Crawl-delay` and Google ignores
 * it; for those that obey it, as Bing does, it is a rule of its group like any other, so that the
 * agents of the next group begin after it.
 * @see https://www.bing.com/webmasters/help/how-to-create-a-robots-txt-file-cb7c31ec
 */
export class CrawlDelays {
  readonly #groups: { readonly agents: Set<string>; seconds: number }[] = [];
  #isInAgentLines = false;

  /** @param token in lower case; "*" for all crawlers that no group names */
  addAgent(token: string): void {
    if (!this.#isInAgentLines) this.#groups.push({ agents: new Set(), seconds: 0 });
    this.#groups.at(-1)!.agents.add(token);
    this.#isInAgentLines = true;
  }

  endAgents(): void {
    this.#isInAgentLines = false;
  }

  addDelay(value: string): void {
    this.endAgents();
    const group = this.#groups.at(-1);
    if (group !== undefined && /^\d{1,9}(?:\.\d{1,9})?$/.test(value))
      group.seconds = Math.min(Number(value), maxSeconds);
  }

  /** The longest pause for an agent, in milliseconds; undefined where none is named for it. */
  findMs(token: string): number | undefined {
    const named = this.#groups.filter(({ agents }) => agents.has(token));
    const obeyed = named.length > 0 ? named : this.#groups.filter(({ agents }) => agents.has("*"));
    const seconds = obeyed.reduce((longest, group) => Math.max(longest, group.seconds), 0);
    return seconds === 0 ? undefined : seconds * 1_000;
  }
}
