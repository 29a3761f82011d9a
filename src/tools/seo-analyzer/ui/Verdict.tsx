import type { Locale } from "#i18n/messages.ts";
import { Icon } from "#ui/Icon.tsx";
import { explainTerms } from "../engine/plain-terms.ts";
import type { Report } from "./analysis-jobs.ts";
import { Prose } from "./Prose.tsx";

interface Props {
  readonly locale: Locale;
  /** What keeps the page out of search; null where nothing does. */
  readonly blocker: Report["blocker"];
  /** What the report means, in one sentence, where nothing keeps the page out of search. */
  readonly headline: string;
}

/**
 * What a report means for its reader. That search does not list a page comes first and largest:
 * next to it no score is good news.
 */
export function Verdict({ locale, blocker, headline }: Props) {
  if (blocker === null) {
    const [sentence = headline] = explainTerms(locale, [headline]);
    return (
      <p className="seo-verdict">
        <Prose text={sentence} />
      </p>
    );
  }
  // The sentence about what blocks a page explains its terms itself.
  return (
    <div className="seo-verdict" data-status="failed">
      <p className="seo-verdict-title">
        <span className="seo-star">
          <Icon name="close" />
        </span>
        <strong>{blocker.title}</strong>
      </p>
      <p>
        <Prose text={blocker.text} />
      </p>
    </div>
  );
}
