import { localePath } from "#i18n/locale.ts";
import { pick, type Locale } from "#i18n/messages.ts";
import { tools } from "#tools/catalogue.ts";
import { toolsMessages } from "../messages/services.ts";
import { SectionTitle } from "./SectionTitle.tsx";
import { ToolCard } from "./ToolCard.tsx";
import "./tools-index.css";

export function ToolsIndex({ locale }: { readonly locale: Locale }) {
  const t = pick(toolsMessages, locale);
  return (
    <div className="wrap pt-8 lg:pt-14">
      <SectionTitle level={1} align="start" title={t.head} subtitle={t.lede} />
      <ul className="tools-grid mt-10 lg:mt-16">
        {tools.map(({ slug, messages }) => (
          <li key={slug}>
            <ToolCard locale={locale} slug={slug} title={messages.title[locale]} tagline={messages.tagline[locale]} level={2} />
          </li>
        ))}
      </ul>
      <div className="mt-16 flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-y border-line py-7">
        <p className="text-lg text-soft">{t.tutorialsText}</p>
        <a href={localePath(locale, "/tutorials")} className="button button-quiet">
          {t.tutorials}
        </a>
      </div>
    </div>
  );
}
