import "./tool-kit.css";
import type { Effort } from "#base/effort.ts";
import { comma } from "#i18n/format.ts";
import type { Locale, Texts } from "#i18n/messages.ts";
import { Icon } from "./Icon.tsx";
import type { effortMessages } from "#i18n/effort-messages.ts";

interface Props {
  readonly t: Texts<typeof effortMessages>;
  readonly locale: Locale;
  readonly effort: Effort;
}

const fixerTexts = {
  owner: "effortOwner",
  developer: "effortDeveloper",
  host: "effortHost",
} as const satisfies Record<Effort["by"], keyof typeof effortMessages>;
const timeTexts = {
  minutes: "effortMinutes",
  hour: "effortHour",
  day: "effortDay",
} as const satisfies Record<NonNullable<Effort["time"]>, keyof typeof effortMessages>;

/** Who does a fix and how long it takes, as a text. */
export function wordEffort({ t, locale, effort: { by, time } }: Props): string {
  return [t[fixerTexts[by]], ...(time === null ? [] : [t[timeTexts[time]]])].join(comma[locale]);
}

/** Who does a fix and how long it takes, in one line. */
export function EffortLine({ t, locale, effort }: Props) {
  return (
    <span className="kit-effort type-small">
      <Icon name="clock" />
      <span>
        <span className="kit-hidden">{t.effortLabel}: </span>
        {wordEffort({ t, locale, effort })}
      </span>
    </span>
  );
}
