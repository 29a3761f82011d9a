import { getChatUrl } from "#brand/brand.ts";
import { count } from "#i18n/format.ts";
import { fill, type Locale, type Texts } from "#i18n/messages.ts";
import { formatFindings } from "#ui/format-findings.ts";
import type { offerMessages } from "#ui/offer-messages.ts";
import { RequestOffer } from "#ui/RequestOffer.tsx";
import { nameFinding } from "../engine/name-finding.ts";
import type { extraMessages } from "../extra-messages.ts";
import type { Report } from "./analysis-jobs.ts";

interface Props {
  readonly t: Texts<typeof extraMessages>;
  readonly offer: Texts<typeof offerMessages>;
  readonly locale: Locale;
  readonly report: Report;
}

/** The service that corrects what the analyzer finds. */
const service = "seo";

/** Offers to correct what failed, or the warnings where nothing failed. */
export function Offer({ t, offer, locale, report }: Props) {
  const failed = listFound(report, "failed");
  const warnings = listFound(report, "warning");
  const n = failed.length || warnings.length;
  if (n === 0) return null;
  const site = new URL(report.url).hostname;
  return (
    <RequestOffer
      t={offer}
      locale={locale}
      title={count(locale, failed.length > 0 ? t.offerFailed : t.offerWarnings, n)}
      site={site}
      handover={{
        service,
        description: formatFindings(locale, offer, {
          intro: fill(t.offerIntro, { site, score: report.score }),
          findings: [...failed, ...warnings],
          reportUrl: location.href,
        }),
      }}
      chatUrl={getChatUrl()}
    />
  );
}

const ranks = { high: 0, medium: 1, low: 2 } as const;

/** What was found with a status, the most important first. */
function listFound(report: Report, status: "failed" | "warning"): readonly string[] {
  return (report.kind === "site" ? report.problems : report.findings)
    .filter((finding) => finding.status === status)
    .toSorted((a, b) => ranks[a.importance] - ranks[b.importance])
    .map((finding) => nameFinding(finding.title, "found" in finding ? finding.found : null));
}
