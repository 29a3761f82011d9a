import { getChatUrl } from "#brand/brand.ts";
import { count } from "#i18n/format.ts";
import { fill, type Locale, type Texts } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { formatFindings } from "#ui/format-findings.ts";
import type { offerMessages } from "#ui/offer-messages.ts";
import { RequestOffer } from "#ui/RequestOffer.tsx";
import type { TestResult } from "../contract.ts";
import { isAboutSpeed, isSmallGain, orderAdvice } from "../engine/advice.ts";
import type { messages } from "../messages.ts";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly offer: Texts<typeof offerMessages>;
  readonly locale: Locale;
  readonly result: TestResult;
}

/** From this score on Lighthouse calls a page fast. */
const fastScore = 90;
/** The service that makes a site fast. */
const service = "web-design";

/** Offers to correct what slows the site down. */
export function Offer({ t, offer, locale, result }: Props) {
  const { url } = result;
  const recommendations = orderAdvice(result.recommendations);
  // What no visitor notices slows nothing down.
  const slowing = recommendations.filter((one) => isAboutSpeed(one) && !isSmallGain(one)).length;
  // A fast site needs no help, whatever else could be lighter.
  if (slowing === 0 || (result.kind === "browser" && result.score >= fastScore)) return null;
  const site = new URL(url).hostname;
  return (
    <RequestOffer
      t={offer}
      locale={locale}
      title={count(locale, t.offerTitle, slowing)}
      site={site}
      handover={{
        service,
        description: formatFindings(locale, offer, {
          intro:
            result.kind === "browser"
              ? fill(t.offerIntro, { site, score: result.score })
              : fill(t.offerIntroNoScore, { site }),
          findings: recommendations.map(({ title }) => title),
          reportUrl: location.href,
        }),
      }}
      chatUrl={getChatUrl()}
    />
  );
}
