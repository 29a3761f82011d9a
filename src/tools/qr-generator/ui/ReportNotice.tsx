import { useId, useState } from "react";
import { count, formatDate } from "#i18n/format.ts";
import { fill, pick, type Locale } from "#i18n/messages.ts";
import { Callout } from "#ui/feedback/Callout.tsx";
import { WorkButton } from "#ui/WorkButton.tsx";
import { maxAnswerChars, type LinkView } from "../contract.ts";
import { reportMessages } from "../report-messages.ts";
import type { LinkFailure } from "./link-failure.ts";

interface Props {
  readonly locale: Locale;
  readonly link: LinkView;
  readonly isWorking: boolean;
  readonly failure: LinkFailure | undefined;
  readonly onAnswer: (answer: string) => void;
}

/** What has been reported about a code, until when visitors are warned, and the owner's answer. */
export function ReportNotice({ locale, link, isWorking, failure, onAnswer }: Props) {
  const id = useId();
  const r = pick(reportMessages, locale);
  const [answer, setAnswer] = useState(link.answer ?? "");
  const isWrong = failure?.field === "answer";
  const describedBy = isWrong ? `${id}-hint ${id}-error` : `${id}-hint`;
  return (
    <Callout
      tone={link.isWarned ? "bad" : "warn"}
      title={link.isWarned ? r.warned : count(locale, reportMessages.reports[locale], link.reports)}
    >
      {link.isWarned && link.reports > 0 && (
        <p>{count(locale, reportMessages.reports[locale], link.reports)}</p>
      )}
      <p>{describeEnd(r, locale, link)}</p>
      <form
        className="qr-answer"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isWorking) onAnswer(answer);
        }}
      >
        <label className="kit-label" htmlFor={id}>
          {r.answerLabel}
        </label>
        <textarea
          id={id}
          className="field"
          rows={3}
          dir="auto"
          maxLength={maxAnswerChars}
          value={answer}
          aria-invalid={isWrong}
          aria-describedby={describedBy}
          onChange={(event) => setAnswer(event.currentTarget.value)}
        />
        <p className="kit-hint" id={`${id}-hint`}>
          {r.answerHint}
        </p>
        <div role="alert">
          {isWrong && (
            <p className="field-error" id={`${id}-error`}>
              {failure.text}
            </p>
          )}
        </div>
        <WorkButton
          label={r.send}
          workingLabel={r.sending}
          isWorking={isWorking}
          className="button-small"
        />
      </form>
    </Callout>
  );
}

function describeEnd(
  r: { readonly notWarned: string; readonly decided: string; readonly warnedUntil: string },
  locale: Locale,
  { isWarned, warnedUntil }: LinkView,
): string {
  if (!isWarned) return r.notWarned;
  if (warnedUntil === null) return r.decided;
  return fill(r.warnedUntil, { day: formatDate(locale, warnedUntil.slice(0, 10)) });
}
