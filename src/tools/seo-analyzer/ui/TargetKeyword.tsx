import { fill, type Texts } from "#i18n/messages.ts";
import type { PageReport } from "../contract.ts";
import type { extraMessages } from "../extra-messages.ts";
import { listStandings, type PlaceStanding } from "../engine/target-keyword.ts";

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
/** The colours of the report's own statuses. */
const status = { whole: "passed", part: "warning", none: "failed" } as const satisfies Record<
  PlaceStanding["standing"],
  string
>;

/** Where the page says the word that its owner wants to be found by. Computed here: the server is not asked again. */
export function TargetKeyword({ t, keyword, report }: Props) {
  return (
    <section className="seo-target" aria-labelledby="seo-target-title">
      <h2 id="seo-target-title" className="type-head">
        {fill(t.targetTitle, { keyword })}
      </h2>
      <p className="seo-soft">{t.targetWhy}</p>
      <ul>
        {listStandings(keyword, report).map(({ place, standing, text }) => (
          <li key={place} data-status={status[standing]} data-place={place}>
            <strong>{t[names[place]]}</strong>
            <span className="seo-status">{t[words[standing]]}</span>
            <bdi className="seo-soft">{text}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
