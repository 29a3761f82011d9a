import { LessonsArch } from "#brand/window/arches/LessonsArch.tsx";
import { localePath } from "#i18n/locale.ts";
import { pick, type Locale } from "#i18n/messages.ts";
import { tools } from "#tools/catalogue.ts";
import { toolsMessages } from "../../messages/services.ts";
import { SectionTitle } from "../SectionTitle.tsx";
import { ToolCard } from "./ToolCard.tsx";
import "./tools-index.css";

export function ToolsIndex({ locale }: { readonly locale: Locale }) {
  const t = pick(toolsMessages, locale);
  return (
    <div className="wrap page-top">
      <SectionTitle level={1} align="start" title={t.head} subtitle={t.lede} />
      <div className="tools-grid">
        <ul>
          {tools.map((tool) => (
            <li key={tool.slug}>
              <ToolCard locale={locale} tool={tool} level={2} travels />
            </li>
          ))}
        </ul>
        <div className="tool-card">
          <LessonsArch />
          <p className="tool-card-title">
            <a href={localePath(locale, "/tutorials")}>{t.tutorials}</a>
          </p>
          <p>{t.tutorialsText}</p>
        </div>
      </div>
    </div>
  );
}
