import { pick, type Locale, type Localized } from "#i18n/messages.ts";
import { storedDataMessages } from "../privacy/messages.ts";

/** What the law wants named, as the agency's lawyer has filled it in; empty where unknown. */
type Facts = Readonly<
  Record<"entity" | "registerNumber" | "permit" | "dataOfficer" | "recipientsAbroad", Localized>
>;

interface Props {
  readonly locale: Locale;
  readonly facts: Facts;
}

const order = ["entity", "registerNumber", "permit", "dataOfficer", "recipientsAbroad"] as const;

/** The facts about the responsible entity that are filled in; nothing where none is. */
export function LegalFacts({ locale, facts }: Props) {
  const t = pick(storedDataMessages, locale);
  const filled = order.filter((name) => facts[name][locale].trim() !== "");
  if (filled.length === 0) return null;
  return (
    <>
      <h3 id="data-entity">{t.legalTitle}</h3>
      <dl className="legal-facts">
        {filled.map((name) => (
          <div key={name}>
            <dt>{t[name]}</dt>
            <dd dir="auto">{facts[name][locale]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
