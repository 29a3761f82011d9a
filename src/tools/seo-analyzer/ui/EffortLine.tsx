import { comma } from "#i18n/format.ts";
import type { Locale, Texts } from "#i18n/messages.ts";
import { Icon } from "#ui/Icon.tsx";
import type { Effort } from "../contract.ts";
import type { extraMessages } from "../extra-messages.ts";

interface Props {
  readonly t: Texts<typeof extraMessages>;
  readonly locale: Locale;
  readonly effort: Effort;
}

const fixerTexts = {
  owner: "effortOwner",
  developer: "effortDeveloper",
  host: "effortHost",
} as const satisfies Record<Effort["by"], keyof typeof extraMessages>;
const timeTexts = {
  minutes: "effortMinutes",
  hour: "effortHour",
  day: "effortDay",
} as const satisfies Record<NonNullable<Effort["time"]>, keyof typeof extraMessages>;

/** Who does a fix and how long it takes, in one line. */
export function EffortLine({ t, locale, effort: { by, time } }: Props) {
  const parts = [t[fixerTexts[by]], ...(time === null ? [] : [t[timeTexts[time]]])];
  return (
    <span className="seo-effort type-small">
      <Icon name="clock" />
      <span>
        <span className="kit-hidden">{t.effortLabel}: </span>
        {parts.join(comma[locale])}
      </span>
    </span>
  );
}
