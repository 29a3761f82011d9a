import { useId } from "react";
import { fill, pick, type Locale } from "#i18n/messages.ts";
import { unknownPlatform } from "../engine/platform/choose-platform.ts";
import { platformIds, platformNames } from "../engine/platform/platforms.ts";
import { platformMessages } from "../platform-messages.ts";
import type { ChosenPlatform } from "./use-chosen-platform.ts";

interface Props {
  readonly locale: Locale;
  readonly choice: ChosenPlatform;
}

/**
 * What the site is made with, as recognised or as its visitor knows better. A choice changes the
 * advice of the report at once; what has become of it is announced.
 */
export function PlatformChoice({ locale, choice }: Props) {
  const t = pick(platformMessages, locale);
  const id = useId();
  const { selected, state, choose } = choice;
  const hasFailed = state === "failed" || state === "expired";
  return (
    <div className="seo-on">
      <label htmlFor={id} className="type-small">
        {t.label}
      </label>
      <select
        id={id}
        className="field"
        value={selected}
        onChange={({ target }) => choose(target.value)}
      >
        <option value={unknownPlatform}>{t.unknown}</option>
        {platformIds.map((one) => (
          <option key={one} value={one}>
            {platformNames[one][locale]}
          </option>
        ))}
      </select>
      <p role="status" className={hasFailed ? "field-error" : "kit-hidden"}>
        {wordState(t, choice)}
      </p>
    </div>
  );
}

function wordState(
  t: Readonly<Record<keyof typeof platformMessages, string>>,
  { state, report }: ChosenPlatform,
): string {
  if (state === "idle") return "";
  if (state !== "changed") return t[state];
  const { platform } = report;
  return platform === undefined ? t.changedToGeneral : fill(t.changed, { platform: platform.name });
}
