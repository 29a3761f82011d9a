import { readTabState, writeTabState } from "#ui/tab-state.ts";
import { unknownPlatform } from "../engine/platform/choose-platform.ts";
import { isPlatformId } from "../engine/platform/platforms.ts";

const name = "seo-analyzer:platforms";
/** A visitor has one site, an agency some; what was chosen first goes first. */
const maxHosts = 20;

/** A host, and what its site is made with according to the visitor. */
type Choice = readonly [host: string, platform: string];

/** The other pages of a site are made with the same. */
const getHost = (url: string): string => URL.parse(url)?.hostname ?? "";

const isChoice = (one: unknown): one is Choice =>
  Array.isArray(one) &&
  one.length === 2 &&
  typeof one[0] === "string" &&
  typeof one[1] === "string" &&
  (one[1] === unknownPlatform || isPlatformId(one[1]));

const readChoices = (): readonly Choice[] =>
  readTabState(name, (stored) => (Array.isArray(stored) ? stored.filter(isChoice) : undefined)) ??
  [];

/** Reads what this tab has chosen for the site of a URL; null where nothing was. */
export function readChosenPlatform(url: string): string | null {
  const host = getHost(url);
  return readChoices().find(([one]) => one === host)?.[1] ?? null;
}

/** Keeps a choice for this tab; null deletes it. */
export function keepChosenPlatform(url: string, platform: string | null): void {
  const host = getHost(url);
  const others = readChoices().filter(([one]) => one !== host);
  const choices = platform === null ? others : [...others, [host, platform]];
  writeTabState(name, choices.length === 0 ? null : JSON.stringify(choices.slice(-maxHosts)));
}
