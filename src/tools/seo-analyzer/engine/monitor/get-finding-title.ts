import type { Localized } from "#i18n/messages.ts";
import type { Status } from "../../contract.ts";
import { pickTitle } from "../rule.ts";
import { ruleById } from "../rules/all.ts";
import { getSiteProblemTitle } from "../site-audit/site-report.ts";

/**
 * Returns the title of a finding of a page, or of a problem across the pages of a site; undefined
 * where a later version has removed it.
 */
export function getFindingTitle(id: string, status: Status): Localized | undefined {
  const rule = ruleById.get(id);
  return rule === undefined ? getSiteProblemTitle(id) : pickTitle(rule, status);
}
