import type { Effort } from "#base/effort.ts";
import { script } from "#i18n/locale.ts";
import type { Locale } from "#i18n/messages.ts";
import type { Where } from "../../contract.ts";
import { laravelAdvice } from "./advice/laravel.ts";
import { nextjsAdvice } from "./advice/nextjs.ts";
import { rankMathAdvice } from "./advice/rank-math.ts";
import { sallaAdvice } from "./advice/salla.ts";
import { shopifyAdvice } from "./advice/shopify.ts";
import { squarespaceAdvice } from "./advice/squarespace.ts";
import { webflowAdvice } from "./advice/webflow.ts";
import { wixAdvice } from "./advice/wix.ts";
import { wordpressAdvice } from "./advice/wordpress.ts";
import { yoastAdvice } from "./advice/yoast.ts";
import type { Advice, PlatformAdvice } from "./advice.ts";
import { isPlatformId, platformNames, type PlatformId } from "./platforms.ts";
import { taskByFinding } from "./tasks.ts";

/** What is said of each platform, or plugin, by itself. */
export const ownAdvice: Readonly<Record<PlatformId, PlatformAdvice>> = {
  "wordpress-yoast": yoastAdvice,
  "wordpress-rank-math": rankMathAdvice,
  wordpress: wordpressAdvice,
  shopify: shopifyAdvice,
  salla: sallaAdvice,
  // No stored copy of Zid's help names a setting.
  zid: {},
  wix: wixAdvice,
  webflow: webflowAdvice,
  squarespace: squarespaceAdvice,
  nextjs: nextjsAdvice,
  laravel: laravelAdvice,
};

/** The advice for each platform; a plugin's comes before that of WordPress. */
export const adviceByPlatform: Readonly<Record<PlatformId, PlatformAdvice>> = {
  ...ownAdvice,
  "wordpress-yoast": { ...wordpressAdvice, ...yoastAdvice },
  "wordpress-rank-math": { ...wordpressAdvice, ...rankMathAdvice },
};

/** What a panel calls something; there are none within another. */
const label = /\[([^[\]]+)\]/g;

/** Stored ids come from an older version: what this one does not know has no advice. */
function findAdvice(platform: string | undefined, finding: string): Advice | undefined {
  const task = taskByFinding.get(finding);
  if (task === undefined || platform === undefined || !isPlatformId(platform)) return undefined;
  return adviceByPlatform[platform][task];
}

/**
 * Who corrects a finding on a platform: where its panel has a setting, the owner does in minutes
 * what a developer does elsewhere, and where it is code, a developer does it.
 * @param effort what the finding takes on any site; kept where the platform changes nothing
 */
export function adaptEffort(platform: string | undefined, finding: string, effort: Effort): Effort {
  const advice = findAdvice(platform, finding);
  if (advice === undefined || effort.by === "host") return effort;
  const { by = "owner" } = advice;
  if (by === effort.by) return effort;
  return by === "owner" ? { by, time: "minutes" } : { ...effort, by };
}

/**
 * Says where on a platform a finding is corrected.
 * @param platform the stored id; one that a later version removed has no advice
 * @param finding the id of a rule, or of a problem across pages
 * @returns in Arabic each label is within LRI and PDI, because it is in Latin letters and runs from
 *   left to right, else within quotation marks; undefined where nothing was found in the platform's
 *   own words
 */
export function wordWhere(
  platform: string | undefined,
  finding: string,
  locale: Locale,
): Where | undefined {
  const advice = findAdvice(platform, finding);
  if (advice === undefined || platform === undefined || !isPlatformId(platform)) return undefined;
  const shown = script[locale] === "arabic" ? "\u2066$1\u2069" : "“$1”";
  return {
    platform: platformNames[platform][locale],
    text: advice.text[locale].replace(label, shown),
    asOf: advice.asOf,
    source: advice.source,
  };
}
