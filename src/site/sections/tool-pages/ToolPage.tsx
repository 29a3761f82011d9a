import type { ReactNode } from "react";
import { pick, type Locale } from "#i18n/messages.ts";
import { tools, type Tool } from "#tools/catalogue.ts";
import { ToolFrame } from "#ui/ToolFrame.tsx";
import { ToolArch } from "#brand/window/arches/ToolArch.tsx";
import { toolsMessages } from "../../messages/services.ts";
import { ToolCard } from "./ToolCard.tsx";

interface Props {
  readonly locale: Locale;
  readonly tool: Tool;
  readonly children: ReactNode;
}

/** A tool in the shared frame, with a note on which data leaves the device and links to the other tools. */
export function ToolPage({ locale, tool, children }: Props) {
  const t = pick(toolsMessages, locale);
  const others = tools.filter((other) => other !== tool);
  return (
    <>
      <ToolFrame
        title={tool.messages.title[locale]}
        summary={tool.messages.summary[locale]}
        arch={<ToolArch tool={tool.slug} className="w-full" />}
        place={tool.runsIn === "browser" ? t.inBrowser : t.onServer}
        privacyHead={t.privacy}
        privacy={tool.messages.privacy[locale]}
        colour={tool.colour}
      >
        <p className="no-js-only mb-6 border-s-3 border-warn ps-4">{t.needsScript}</p>
        {children}
      </ToolFrame>
      <nav className="band" aria-label={t.more}>
        <h2 className="type-section mb-8">{t.more}</h2>
        <ul className="arcade arcade-six">
          {others.map((other) => (
            <li key={other.slug}>
              <ToolCard locale={locale} tool={other} />
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
