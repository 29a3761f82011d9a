import "./legal-text.css";
import type { ReactNode } from "react";
import { formatDate } from "#i18n/format.ts";
import { defineMessages, fill, pick, type Locale } from "#i18n/messages.ts";
import { Prose } from "./Prose.tsx";

const messages = defineMessages({
  contents: { ar: "أقسام الصفحة", en: "On this page" },
  updated: { ar: "آخر تحديث: {date}", en: "Last updated: {date}" },
});

interface Props {
  readonly locale: Locale;
  readonly title: string;
  readonly lede: string;
  readonly updated: string;
  readonly parts: readonly { readonly slug: string; readonly text: string }[];
  readonly children: ReactNode;
  /** What follows the text, across the width of the page. */
  readonly annex?: ReactNode;
}

/** A legal text with an index of its numbered sections. */
export function LegalText({ locale, title, lede, updated, parts, children, annex }: Props) {
  const t = pick(messages, locale);
  return (
    <div className="wrap page-top legal">
      <h1 className="type-title">{title}</h1>
      <p className="type-lede">{lede}</p>
      <p className="type-small">{fill(t.updated, { date: formatDate(locale, updated) })}</p>
      <div className="grid-12 legal-columns">
        <nav className="sticky-side legal-contents" aria-labelledby="legal-contents">
          <h2 id="legal-contents">{t.contents}</h2>
          <ol>
            {parts.map(({ slug, text }) => (
              <li key={slug}>
                <a className="type-small" href={`#${slug}`}>
                  {text}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <Prose data-legal>{children}</Prose>
      </div>
      {annex}
    </div>
  );
}
