import type { RuleContext } from "../rule.ts";
import { evidenceCodes, type PlatformId, type RecognizedPlatform } from "./platforms.ts";
import {
  frameworkSigns,
  hasComment,
  hostedSigns,
  isPlain,
  pluginComments,
  readTraces,
  type Sign,
} from "./signs.ts";

type Traces = ReturnType<typeof readTraces>;

/** One conclusive sign, or two others. */
const minWeight = 2;

/** The one platform that enough signs name; null where none does, or several do. */
function findOnly(signs: readonly Sign[], traces: Traces): RecognizedPlatform | null | undefined {
  const found = signs.filter(({ isIn }) => isIn(traces));
  const weigh = (platform: string): number =>
    found.filter((one) => one.platform === platform).reduce((sum, { weight }) => sum + weight, 0);
  const [platform, ...others] = [...new Set(found.map((one) => one.platform))].filter(
    (one) => weigh(one) >= minWeight,
  );
  if (platform === undefined) return undefined;
  if (others.length > 0) return null;
  const by = new Set(found.filter((one) => one.platform === platform).map((one) => one.by));
  return { id: platform, by: evidenceCodes.filter((code) => by.has(code)) };
}

/** The plugin that a WordPress site writes its tags with; the site itself where it is neither. */
function findPlugin(traces: Traces): PlatformId {
  const [plugin, other] = (["wordpress-yoast", "wordpress-rank-math"] as const).filter((id) =>
    hasComment(traces, pluginComments[id]),
  );
  return plugin === undefined || other !== undefined ? "wordpress" : plugin;
}

/**
 * Recognises what a page is made with, from its markup and the headers it was sent with. Signs are
 * chosen so that a page is rather not recognised than wrongly: the advice for another platform
 * sends its owner to a menu that does not exist. Where signs name several, none is named.
 * @returns null for a page that is not recognised
 */
export function recognizePlatform(context: RuleContext): RecognizedPlatform | null {
  const traces = readTraces(context);
  const hosted = findOnly(hostedSigns, traces);
  const found = hosted === undefined ? findOnly(frameworkSigns, traces) : hosted;
  if (found === undefined && isPlain(traces)) return { id: "plain", by: ["address", "headers"] };
  if (!found) return null;
  return found.id === "wordpress" ? { ...found, id: findPlugin(traces) } : found;
}
