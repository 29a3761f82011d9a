import type { Effort } from "#base/effort.ts";
import type { Locale, Texts } from "#i18n/messages.ts";
import { EffortLine } from "#ui/EffortLine.tsx";
import type { Where as PlatformWhere } from "../contract.ts";
import type { extraMessages } from "../extra-messages.ts";
import { Prose } from "./Prose.tsx";
import { Where } from "./Where.tsx";

interface Props {
  /** The word before the fix. */
  readonly label: string;
  readonly extra: Texts<typeof extraMessages>;
  readonly locale: Locale;
  readonly fix: string;
  /** Where that is done on the platform of the page, where that is known. */
  readonly where?: PlatformWhere | undefined;
  readonly effort: Effort;
}

/** How a finding is fixed, where, and below it who does that and how long it takes. */
export function Fix({ label, extra, locale, fix, where, effort }: Props) {
  return (
    <div>
      <p>
        <strong>{label}: </strong>
        <Prose text={fix} />
      </p>
      {where && <Where {...{ extra, locale, where }} />}
      <EffortLine t={extra} locale={locale} effort={effort} />
    </div>
  );
}
