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
    <div className="wrap pt-8 lg:pt-14">
      <SectionTitle level={1} align="start" title={t.head} subtitle={t.lede} />
      <div className="tools-grid mt-10 lg:mt-16">
        <ul className="contents">
          {tools.map((tool) => (
            <li key={tool.slug}>
              <ToolCard locale={locale} tool={tool} level={2} />
            </li>
          ))}
        </ul>
        <div className="group relative">
          <LessonsArch className="w-full transition-transform duration-200 ease-panel group-hover:-translate-y-1" />
          <p className="mt-3.5 text-[1.0625rem] leading-snug font-semibold">
            <a
              href={localePath(locale, "/tutorials")}
              className="group-hover:text-brand after:absolute after:inset-0"
            >
              {t.tutorials}
            </a>
          </p>
          <p className="mt-1 text-[0.90625rem] leading-normal text-soft">{t.tutorialsText}</p>
        </div>
      </div>
    </div>
  );
}
