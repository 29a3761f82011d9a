import { localePath } from "#i18n/locale.ts";
import { pick, type Locale } from "#i18n/messages.ts";
import type { Tool } from "#tools/catalogue.ts";
import { toolsMessages } from "../messages/services.ts";

/** What stands in the frame of a tool that is not open yet. */
export function ToolOpening({ locale, tool }: { readonly locale: Locale; readonly tool: Tool }) {
  const t = pick(toolsMessages, locale);
  return (
    <div className="max-w-[40em]" data-tool-opening>
      <p className="font-semibold text-brand">{t.soon}</p>
      <p className="mt-2 text-xl leading-relaxed">{tool.messages.opensSoon[locale]}</p>
      <div className="mt-7 flex flex-wrap gap-3.5">
        <a href={localePath(locale, `/tutorials/${tool.tutorial}`)} className="button">
          {tool.messages.whileYouWait[locale]}
        </a>
        <a href={localePath(locale, "/contact")} className="button button-quiet">
          {t.ask}
        </a>
      </div>
    </div>
  );
}
