import { comma, formatNumber } from "#i18n/format.ts";
import { pick, type Locale, type Texts } from "#i18n/messages.ts";
import { detailsMessages } from "../details-messages.ts";
import { attackSpeeds, estimateCrackTime, type Attack } from "../engine/crack-time.ts";
import type { PasswordPart } from "../engine/model/parts.ts";
import type { DetailsProps } from "./DetailsFold.tsx";
import { formatTime } from "./format-time.ts";

type DetailsTexts = Texts<typeof detailsMessages>;

const attacks = Object.keys(attackSpeeds) as readonly Attack[];

const study = {
  citation: "AlSabah, Oligeri, Riley: Your Culture is in Your Password, Computers & Security, 2018",
  url: "https://eprint.iacr.org/2018/1063",
} as const;

/** The parts of the password, the time that each attack takes, and whose findings these are. */
export function StrengthDetails({ t, locale, guesses, parts, isShown }: DetailsProps) {
  const d = pick(detailsMessages, locale);
  return (
    <div className="pw-how">
      {parts.length > 0 && <Parts d={d} locale={locale} parts={parts} isShown={isShown} />}
      <section>
        <h3 className="type-head">{d.attacksTitle}</h3>
        <dl className="pw-attacks">
          {attacks.map((attack) => (
            <div key={attack}>
              <dt>
                {d[attack]} <small>{d[`${attack}Speed`]}</small>
              </dt>
              <dd>{formatTime(t, locale, estimateCrackTime(guesses, attack))}</dd>
            </div>
          ))}
        </dl>
        <p className="kit-hint">
          {d.attacksNote}{" "}
          <a className="link" href="https://github.com/dropbox/zxcvbn" rel="noopener">
            {d.attacksSource}
          </a>
        </p>
      </section>
      <section>
        <h3 className="type-head">{d.studyTitle}</h3>
        <p>{d.study}</p>
        <p className="kit-hint">
          <a className="link" href={study.url} rel="noopener">
            <bdi lang="en" dir="ltr">
              {study.citation}
            </bdi>
          </a>
        </p>
      </section>
    </div>
  );
}

interface PartsProps {
  readonly d: DetailsTexts;
  readonly locale: Locale;
  readonly parts: readonly PasswordPart[];
  readonly isShown: boolean;
}

function Parts({ d, locale, parts, isShown }: PartsProps) {
  const formatShare = (percent: number): string =>
    formatNumber(locale, percent / 100, { style: "percent" });
  return (
    <section>
      <h3 className="type-head" id="pw-parts-title">
        {d.partsTitle}
      </h3>
      <table className="pw-parts" aria-labelledby="pw-parts-title">
        <thead>
          <tr>
            <th scope="col">{d.partColumn}</th>
            <th scope="col">{d.kindColumn}</th>
            <th scope="col">{d.shareColumn}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part, i) => (
            // The parts have no identity but their place.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={i}>
              <td>
                <PartText d={d} text={part.text} isShown={isShown} />
              </td>
              <td>{describePart(d, locale, part)}</td>
              <td>{formatShare(part.percent)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="kit-hint">{isShown ? d.partsNote : `${d.partsHidden} ${d.partsNote}`}</p>
    </section>
  );
}

/** Each part in its own direction, so that Arabic and Latin parts keep their order. */
function PartText({
  d,
  text,
  isShown,
}: Pick<PartsProps, "d" | "isShown"> & Pick<PasswordPart, "text">) {
  if (isShown) return <bdi className="pw-part">{text}</bdi>;
  return (
    <>
      <span className="pw-part" aria-hidden="true">
        {"•".repeat(Math.min(12, [...text].length))}
      </span>
      <span className="kit-hidden">{d.partHidden}</span>
    </>
  );
}

function describePart(d: DetailsTexts, locale: Locale, part: PasswordPart): string {
  return [d[part.kind], part.isArabizi && d.inArabizi, part.isSwitched && d.inOtherLayout]
    .filter(Boolean)
    .join(comma[locale]);
}
