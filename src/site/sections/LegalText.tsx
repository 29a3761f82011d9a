import type { ReactNode } from "react";
import { formatDate } from "#i18n/format.ts";
import { defineMessages, fill, pick, type Locale } from "#i18n/messages.ts";
import "./article.css";

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
}

/** A legal text with an index of its numbered sections. */
export function LegalText({ locale, title, lede, updated, parts, children }: Props) {
  const t = pick(messages, locale);
  return (
    <div className="wrap pt-8 lg:pt-14">
      <h1 className="type-title">{title}</h1>
      <p className="type-lede mt-5">{lede}</p>
      <p className="mt-3 type-small text-soft">
        {fill(t.updated, { date: formatDate(locale, updated) })}
      </p>
      <div className="grid-12 mt-12 items-start gap-y-10 lg:mt-16">
        <nav
          className="sticky-side col-span-12 border-t-3 border-brand pt-4 lg:col-span-4 print:hidden"
          aria-labelledby="legal-contents"
        >
          <h2 className="text-lg font-semibold" id="legal-contents">
            {t.contents}
          </h2>
          <ol className="mt-2">
            {parts.map(({ slug, text }) => (
              <li key={slug}>
                <a className="block py-1.5 type-small text-soft hover:text-brand" href={`#${slug}`}>
                  {text}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="prose col-span-12 max-w-[42em] lg:col-span-7 lg:col-start-6" data-legal>
          {children}
        </div>
      </div>
    </div>
  );
}
