import type { Locale } from "#i18n/messages.ts";
import { tipsMessages } from "../tips-messages.ts";

const practices = ["Long", "Mix", "Unique", "Personal", "Common", "Manager"] as const;

/** The side panel with six practices; static markup. */
export function Practices({ locale }: { readonly locale: Locale }) {
  return (
    <aside className="pw-practices" aria-labelledby="pw-practices-title">
      <h2 className="type-head" id="pw-practices-title">
        {tipsMessages.practicesTitle[locale]}
      </h2>
      <ul>
        {practices.map((name) => (
          <li key={name}>
            <h3>{tipsMessages[`practice${name}Title`][locale]}</h3>
            <p>{tipsMessages[`practice${name}Text`][locale]}</p>
          </li>
        ))}
      </ul>
    </aside>
  );
}
