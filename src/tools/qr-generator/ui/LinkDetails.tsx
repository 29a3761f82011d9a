import { localePath } from "#i18n/locale.ts";
import type { Locale } from "#i18n/messages.ts";
import { CopyButton } from "#ui/CopyButton.tsx";
import { Callout } from "#ui/feedback/Callout.tsx";
import type { LinkView } from "../contract.ts";
import { toEditUrl } from "../engine/link-key.ts";
import type { ToolTexts } from "../tool-texts.ts";
import { KeyNotice } from "./KeyNotice.tsx";
import type { ChangeTexts, LinkFailure } from "./link-failure.ts";
import { LinkActions } from "./LinkActions.tsx";
import { ReportNotice } from "./ReportNotice.tsx";
import { ScanChart } from "./ScanChart.tsx";
import { TargetForm } from "./TargetForm.tsx";
import type { LinkWork } from "./use-link.ts";

interface Props {
  readonly t: ToolTexts;
  readonly c: ChangeTexts;
  readonly locale: Locale;
  readonly link: LinkView;
  readonly openKey: string;
  /** Whether the link was made just now, so that its key is shown. */
  readonly isNew: boolean;
  readonly isKept: boolean;
  readonly working: LinkWork | undefined;
  readonly failure: LinkFailure | undefined;
  readonly onChange: (target: string, isEnded: boolean) => void;
  readonly onAnswer: (answer: string) => void;
  readonly onRefresh: () => void;
  readonly onRemove: () => void;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

/** One code: its short address, its page, its scans, and what can be done with it. */
export function LinkDetails(props: Props) {
  const { t, c, locale, link, openKey, isNew, isKept, working, failure } = props;
  const editUrl = toEditUrl(location.origin + localePath(locale, "/tools/qr-generator"), openKey);
  return (
    <>
      {isNew && <KeyNotice t={t} c={c} link={link} editUrl={editUrl} isStored={isKept} />}
      <p className="kit-label">{c.short}</p>
      <p className="qr-later-row">
        <bdi dir="ltr" className="qr-short">
          {link.address}
        </bdi>
        <CopyButton t={t} text={link.address} label={c.copyShort} copied={c.shortCopied} />
      </p>
      <p className="kit-hint">{c.inCode}</p>
      {(link.isWarned || link.reports > 0) && (
        <ReportNotice
          {...{ locale, link, failure }}
          isWorking={working === "answer"}
          onAnswer={props.onAnswer}
        />
      )}
      <ScanChart c={c} locale={locale} link={link} onRefresh={props.onRefresh} />
      <TargetForm
        key={link.target}
        c={c}
        initialTarget={link.target}
        label={c.save}
        workingLabel={c.saving}
        isWorking={working === "change"}
        failure={failure?.field === "answer" ? undefined : failure}
        onSend={(target) => props.onChange(target, link.isEnded)}
      />
      {/* Beside the button that does it and undoes it. */}
      {link.isEnded && <Callout tone="warn">{c.ended}</Callout>}
      <LinkActions
        c={c}
        link={link}
        isKept={isKept}
        onEnd={(isEnded) => props.onChange(link.target, isEnded)}
        onRemove={props.onRemove}
        onKeep={props.onKeep}
        onDiscard={props.onDiscard}
      />
    </>
  );
}
