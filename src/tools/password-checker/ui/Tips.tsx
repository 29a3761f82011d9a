import type { Locale } from "#i18n/messages.ts";
import { toStarOutlinesPath } from "#brand/window/geometry/path.ts";
import { tipsMessages } from "../tips-messages.ts";

const tips = ["Passphrase", "Substitution", "Acronym", "Keyboard", "Site", "Rotation"] as const;
const star = toStarOutlinesPath([[0, 0]], 30);

/** Six numbered tips; static markup. */
export function Tips({ locale }: { readonly locale: Locale }) {
  return (
    <section className="pw-tips" aria-labelledby="pw-tips-title">
      <h2 className="type-section" id="pw-tips-title">
        {tipsMessages.tipsTitle[locale]}
      </h2>
      <ol>
        {tips.map((name, i) => (
          <li key={name}>
            <svg
              className="pw-tip-number"
              viewBox="-32 -32 64 64"
              aria-hidden="true"
              focusable="false"
            >
              <path d={star} />
              <text textAnchor="middle" dominantBaseline="central">
                {i + 1}
              </text>
            </svg>
            <h3>{tipsMessages[`tip${name}Title`][locale]}</h3>
            <p>{tipsMessages[`tip${name}Text`][locale]}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
