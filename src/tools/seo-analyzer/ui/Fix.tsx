import type { Effort } from "#base/effort.ts";
import type { Locale, Texts } from "#i18n/messages.ts";
import { EffortLine } from "#ui/EffortLine.tsx";
import type { extraMessages } from "../extra-messages.ts";
import { Prose } from "./Prose.tsx";

interface Props {
  /** The word before the fix. */
  readonly label: string;
  readonly extra: Texts<typeof extraMessages>;
  readonly locale: Locale;
  readonly fix: string;
  readonly effort: Effort;
}

/** How a finding is fixed, and below it who does that and how long it takes. */
export function Fix({ label, extra, locale, fix, effort }: Props) {
  return (
    <div>
      <p>
        <strong>{label}: </strong>
        <Prose text={fix} />
      </p>
      <EffortLine t={extra} locale={locale} effort={effort} />
    </div>
  );
}
