import { localePath } from "#i18n/locale.ts";
import { pick, type Locale } from "#i18n/messages.ts";
import { tools } from "#tools/catalogue.ts";
import { homeMessages } from "../../messages/home.ts";
import { ToolCard } from "../tool-pages/ToolCard.tsx";
import "./home.css";

export function Tools({ locale }: { readonly locale: Locale }) {
  const t = pick(homeMessages, locale);
  return (
    <section className="wrap band home-tools">
      <h2 className="type-section">{t.toolsHead}</h2>
      <p className="home-text">
        {t.toolsText}{" "}
        <a href={localePath(locale, "/tools")} className="link">
          {t.toolsAll}
        </a>
      </p>
      <ul className="arcade" aria-label={t.toolsHead}>
        {tools.map((tool) => (
          <li key={tool.slug}>
            <ToolCard locale={locale} tool={tool} travels />
          </li>
        ))}
      </ul>
    </section>
  );
}
