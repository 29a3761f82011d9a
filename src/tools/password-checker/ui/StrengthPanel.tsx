import { comma, count } from "#i18n/format.ts";
import type { Locale } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { toStarOutlinesPath } from "#brand/window/geometry/path.ts";
import { Callout } from "#ui/feedback/Callout.tsx";
import type { messages } from "../messages.ts";
import { maxAnalysedChars } from "../engine/analysed-text.ts";
import type { Reason } from "../engine/model/reasons.ts";
import type { Issue } from "../engine/rule-score.ts";
import type { Band } from "../engine/strength.ts";
import type { Verdict } from "../engine/verdict.ts";
import { DetailsFold } from "./DetailsFold.tsx";
import { formatTime } from "./format-time.ts";

type PasswordTexts = ToolTexts<typeof messages>;

interface Props {
  readonly t: PasswordTexts;
  readonly locale: Locale;
  /** Null without a password. */
  readonly verdict: Verdict | null;
  readonly issues: readonly Issue[];
  readonly hasArabicLetters: boolean;
  /** Whether only the beginning of the password is judged. */
  readonly isCut: boolean;
  /** Whether the verdict belongs to the previous password. */
  readonly isWaiting: boolean;
  /** Whether the password itself is readable on the page. */
  readonly isShown: boolean;
}

const reasonKeys = {
  leaked: "reasonLeaked",
  leakedBase: "reasonLeakedBase",
  word: "reasonWord",
  name: "reasonName",
  place: "reasonPlace",
  phrase: "reasonPhrase",
  arabizi: "reasonArabizi",
  keyboard: "reasonKeyboard",
  sequence: "reasonSequence",
  repeat: "reasonRepeat",
  date: "reasonDate",
  phone: "reasonPhone",
  few: "reasonFew",
} as const satisfies Record<Reason, keyof PasswordTexts>;

const issueKeys = {
  short: "issueShort",
  repeated: "issueRepeated",
  commonStart: "issueCommonStart",
} as const satisfies Record<Issue, keyof PasswordTexts>;

export function StrengthPanel(props: Props) {
  const { t, locale, verdict, issues, hasArabicLetters, isCut, isWaiting, isShown } = props;
  const time = verdict?.time ? formatTime(t, locale, verdict.time) : null;
  const timeLabel = verdict?.time?.unit === "instantly" ? t.crackedInstantly : t.crackTime;
  const band = verdict?.strength.band;
  const status =
    verdict === null
      ? isWaiting
        ? t.estimating
        : ""
      : isWaiting
        ? ""
        : [t[verdict.strength.band], `${verdict.strength.score}%`, time && `${timeLabel}: ${time}`]
            .filter(Boolean)
            .join(comma[locale]);
  return (
    <section className="pw-strength" data-band={band} aria-busy={isWaiting}>
      {verdict === null ? (
        <p className="pw-empty">{isWaiting ? t.estimating : <Invitation t={t} />}</p>
      ) : (
        <StrengthBar
          label={t.strengthLabel}
          value={verdict.strength.score}
          name={t[verdict.strength.band]}
          separator={comma[locale]}
        />
      )}
      {isCut && verdict !== null && (
        <p className="kit-hint">{count(locale, t.cutNotice, maxAnalysedChars)}</p>
      )}
      {time !== null && (
        <dl className="pw-time">
          <dt>{timeLabel}</dt>
          <dd>{time}</dd>
          <dd className="kit-hint">{t.crackAssumption}</dd>
        </dl>
      )}
      {verdict !== null && verdict.time === null && (
        <Callout tone="warn">
          <p>{t.estimateFailed}</p>
        </Callout>
      )}
      <Issues t={t} issues={issues} verdict={verdict} />
      {band !== undefined && <NextStep t={t} band={band} hasArabicLetters={hasArabicLetters} />}
      {verdict !== null && verdict.guesses !== null && (
        <DetailsFold
          t={t}
          locale={locale}
          guesses={verdict.guesses}
          parts={verdict.parts}
          isShown={isShown}
        />
      )}
      <p className="kit-hidden" role="status">
        {status}
      </p>
    </section>
  );
}

/** Before there is a password: nothing is judged, and no empty bar looks like a verdict. */
function Invitation({ t }: Pick<Props, "t">) {
  return (
    <>
      {t.nothingYet}{" "}
      <a className="link" href="#pw-generator-title">
        {t.generateInstead}
      </a>
    </>
  );
}

/** What to do about the verdict: a way to the generator, or how to keep the password. */
function NextStep({
  t,
  band,
  hasArabicLetters,
}: Pick<Props, "t" | "hasArabicLetters"> & { readonly band: Band }) {
  const isGood = band === "strong" || band === "veryStrong";
  return (
    <p className="pw-next">
      <strong>{t.nextTitle}</strong>{" "}
      {isGood ? (
        <>
          {t.nextStrong} {hasArabicLetters && t.arabicLetters}
        </>
      ) : (
        <a className="link" href="#pw-generator-title">
          {t.nextWeak}
        </a>
      )}
    </p>
  );
}

/** Twenty stars, one for every five points. */
const stars = 20;
const star = toStarOutlinesPath([[10, 10]], 9);

interface BarProps {
  readonly label: string;
  readonly value: number;
  readonly name: string;
  /** Between the name and the percent where they are read aloud. */
  readonly separator: string;
}

function StrengthBar({ label, value, name, separator }: BarProps) {
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      aria-valuetext={`${name}${separator}${value}%`}
    >
      <p className="pw-bar-head">
        <span className="pw-bar-name">{name}</span>
        <bdi dir="ltr" className="pw-bar-percent">
          {value}%
        </bdi>
      </p>
      <svg
        className="pw-stars"
        viewBox={`0 0 ${stars * 20} 20`}
        aria-hidden="true"
        focusable="false"
      >
        {Array.from({ length: stars }, (_, i) => (
          <path
            key={i}
            className={value > i * (100 / stars) ? "pw-lit" : "pw-unlit"}
            d={star}
            transform={`translate(${i * 20} 0)`}
          />
        ))}
      </svg>
    </div>
  );
}

function Issues({ t, issues, verdict }: Pick<Props, "t" | "issues" | "verdict">) {
  const reasons = verdict?.reasons ?? [];
  if (issues.length === 0 && reasons.length === 0) return null;
  return (
    <div className="pw-issues">
      <h2 className="type-head">{t.issuesTitle}</h2>
      <ul>
        {issues.map((issue) => (
          <li key={issue}>{t[issueKeys[issue]]}</li>
        ))}
        {verdict !== null && reasons.length > 0 && (
          <li>
            {t.capped}
            <ul>
              {reasons.map((reason) => (
                <li key={reason}>{t[reasonKeys[reason]]}</li>
              ))}
            </ul>
          </li>
        )}
      </ul>
    </div>
  );
}
