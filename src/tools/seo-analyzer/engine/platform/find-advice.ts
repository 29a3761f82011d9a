import type { Effort } from "#base/effort.ts";
import { script } from "#i18n/locale.ts";
import type { Locale } from "#i18n/messages.ts";
import type { Where } from "../../contract.ts";
import { laravelAdvice } from "./advice/laravel.ts";
import { nextjsAdvice } from "./advice/nextjs.ts";
import { plainAdvice } from "./advice/plain.ts";
import { rankMathAdvice } from "./advice/rank-math.ts";
import { sallaAdvice } from "./advice/salla.ts";
import { shopifyAdvice } from "./advice/shopify.ts";
import { squarespaceAdvice } from "./advice/squarespace.ts";
import { unsourcedAdvice } from "./advice/unsourced.ts";
import { webflowAdvice } from "./advice/webflow.ts";
import { wixAdvice } from "./advice/wix.ts";
import { withoutPluginAdvice, wordpressAdvice } from "./advice/wordpress.ts";
import { yoastAdvice } from "./advice/yoast.ts";
import { zidAdvice } from "./advice/zid.ts";
import type { Advice, PlatformAdvice } from "./advice.ts";
import { isPlatformId, platformNames, type PlatformId } from "./platforms.ts";
import { placeByTask, taskByFinding, type Task } from "./tasks.ts";

/** What is said of each platform, or plugin, by itself. */
export const ownAdvice: Readonly<Record<PlatformId, PlatformAdvice>> = {
  "wordpress-yoast": yoastAdvice,
  "wordpress-rank-math": rankMathAdvice,
  wordpress: { ...wordpressAdvice, ...withoutPluginAdvice },
  shopify: shopifyAdvice,
  salla: sallaAdvice,
  zid: zidAdvice,
  wix: wixAdvice,
  webflow: webflowAdvice,
  squarespace: squarespaceAdvice,
  nextjs: nextjsAdvice,
  laravel: laravelAdvice,
  plain: plainAdvice,
};

/** The advice for each platform; a plugin's comes before that of WordPress. */
export const adviceByPlatform: Readonly<Record<PlatformId, PlatformAdvice>> = {
  ...ownAdvice,
  "wordpress-yoast": { ...wordpressAdvice, ...yoastAdvice },
  "wordpress-rank-math": { ...wordpressAdvice, ...rankMathAdvice },
};

/** What a panel calls something; there are none within another. */
const label = /\[([^[\]]+)\]/g;

interface Place {
  readonly platform: PlatformId;
  readonly task: Task;
  /** Undefined where no copy of the platform's own words was found. */
  readonly advice: Advice | undefined;
}

/** Stored ids come from an older version: what this one does not know has no advice. */
function findPlace(platform: string | undefined, finding: string): Place | undefined {
  const task = taskByFinding.get(finding);
  if (task === undefined || platform === undefined || !isPlatformId(platform)) return undefined;
  return { platform, task, advice: adviceByPlatform[platform][task] };
}

/**
 * Who corrects a finding on a platform: where its panel has a setting, the owner does in minutes
 * what a developer does elsewhere, and where it is code, a developer does it.
 * @param effort what the finding takes on any site; kept where the platform changes nothing
 */
export function adaptEffort(platform: string | undefined, finding: string, effort: Effort): Effort {
  const advice = findPlace(platform, finding)?.advice;
  if (advice === undefined || effort.by === "host") return effort;
  const { by = "owner" } = advice;
  if (by === effort.by) return effort;
  return by === "owner" ? { by, time: "minutes" } : { ...effort, by };
}

/**
 * Says where on a platform a finding is corrected; where its own words were not found, whom to ask.
 * @param platform the stored id; one that a later version removed has no advice
 * @param finding the id of a rule, or of a problem across pages
 * @returns in Arabic each label is within LRI and PDI, because it is in Latin letters and runs from
 *   left to right, else within quotation marks; undefined for a finding that no task is done for
 */
export function wordWhere(
  platform: string | undefined,
  finding: string,
  locale: Locale,
): Where | undefined {
  const place = findPlace(platform, finding);
  if (place === undefined) return undefined;
  const { advice = findUnsourced(place) } = place;
  const shown = script[locale] === "arabic" ? "\u2066$1\u2069" : "“$1”";
  return {
    platform: platformNames[place.platform][locale],
    text: advice.text[locale].replace(label, shown),
    asOf: advice.asOf,
    source: advice.source,
  };
}

function findUnsourced({ platform, task }: Place): Pick<Advice, "text" | "source" | "asOf"> {
  const { source, asOf, ...words } = unsourcedAdvice[platform];
  return { text: words[placeByTask[task] ?? "setting"], source, asOf };
}
