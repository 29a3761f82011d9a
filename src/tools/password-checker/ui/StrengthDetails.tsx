import { comma, formatNumber } from "#i18n/format.ts";
import { pick, type Locale, type Texts } from "#i18n/messages.ts";
import { detailsMessages } from "../details-messages.ts";
import { attackSpeeds, estimateCrackTime, type Attack } from "../engine/crack-time.ts";
import type { PasswordPart } from "../engine/model/parts.ts";
import { splitVisible } from "../engine/visible-text.ts";
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
      <PartsBar parts={parts} />
      <ol className="pw-parts" aria-labelledby="pw-parts-title">
        {parts.map((part, i) => (
          // The parts have no identity but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i} data-known={isKnown(part)}>
            <PartText d={d} text={part.text} isShown={isShown} />
            <span className="pw-part-kind">{describePart(d, locale, part)}</span>
            <span className="pw-part-share">
              <span className="kit-hidden">{d.shareColumn}</span> {formatShare(part.percent)}
            </span>
          </li>
        ))}
      </ol>
      <p className="kit-hint">{isShown ? d.partsNote : `${d.partsHidden} ${d.partsNote}`}</p>
    </section>
  );
}

/** More of a part is not read; a long one is named by its beginning. */
const maxShownChars = 48;

const shorten = (text: string): string =>
  text.length <= maxShownChars ? text : `${text.slice(0, maxShownChars)}…`;

/** What a list or a rule explains is guessed soon; the rest is what keeps the password. */
const isKnown = ({ kind }: PasswordPart): boolean => kind !== "other";

/** The shares of the parts beside each other; the list below has the same in words. */
function PartsBar({ parts }: Pick<PartsProps, "parts">) {
  const ends = parts.map((_, i) =>
    parts.slice(0, i + 1).reduce((sum, { percent }) => sum + percent, 0),
  );
  return (
    <svg
      className="pw-parts-bar"
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {parts.map((part, i) => (
        <rect
          // The parts have no identity but their place.
          // oxlint-disable-next-line react/no-array-index-key
          key={i}
          x={ends[i]! - part.percent}
          width={Math.max(0.4, part.percent - (i < parts.length - 1 ? 0.6 : 0))}
          height="4"
          data-known={isKnown(part)}
        />
      ))}
    </svg>
  );
}

/**
 * Each part in its own direction, so that Arabic and Latin parts keep their order, and with the
 * names of its invisible characters, which could reorder the line.
 */
function PartText({
  d,
  text,
  isShown,
}: Pick<PartsProps, "d" | "isShown"> & Pick<PasswordPart, "text">) {
  if (isShown)
    return (
      <span className="pw-part">
        {splitVisible(shorten(text)).map((piece, i) =>
          "text" in piece ? (
            // The pieces have no identity but their place.
            // oxlint-disable-next-line react/no-array-index-key
            <bdi key={i}>{piece.text}</bdi>
          ) : (
            // oxlint-disable-next-line react/no-array-index-key
            <bdi key={i} dir="ltr" className="pw-mark">
              {piece.codePoint}
            </bdi>
          ),
        )}
      </span>
    );
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
