import { fill, type Texts } from "#i18n/messages.ts";
import type { PageReport } from "../contract.ts";
import type { extraMessages } from "../extra-messages.ts";
import { listPlaceMatches, type PlaceMatch } from "../engine/target-keyword.ts";

interface Props {
  readonly t: Texts<typeof extraMessages>;
  readonly keyword: string;
  readonly report: PageReport;
}

const names = {
  title: "placeTitle",
  description: "placeDescription",
  heading: "placeHeading",
  address: "placeAddress",
  opening: "placeOpening",
} as const;
const words = { whole: "standsWhole", part: "standsPart", none: "standsNone" } as const;
/** The colours of the report's statuses. */
const status = { whole: "passed", part: "warning", none: "failed" } as const satisfies Record<
  PlaceMatch["match"],
  string
>;

/**
 * Where the page contains the target keyword. It is computed in the browser, without a request to
 * the server.
 */
export function TargetKeyword({ t, keyword, report }: Props) {
  return (
    <section className="seo-target" aria-labelledby="seo-target-title">
      <h2 id="seo-target-title" className="type-head">
        {fill(t.targetTitle, { keyword })}
      </h2>
      <p className="kit-soft">{t.targetWhy}</p>
      <ul>
        {listPlaceMatches(keyword, report).map(({ place, match, text }) => (
          <li key={place} data-status={status[match]} data-place={place}>
            <strong>{t[names[place]]}</strong>
            <span className="seo-status">{t[words[match]]}</span>
            <bdi className="kit-soft">{text}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
