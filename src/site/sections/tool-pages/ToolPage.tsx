import type { ReactNode } from "react";
import { pick, type Locale } from "#i18n/messages.ts";
import { tools, type Tool } from "#tools/catalogue.ts";
import { restoreScript } from "#ui/tab-state.ts";
import { ToolFrame } from "#ui/ToolFrame.tsx";
import { ToolArch } from "#brand/window/arches/ToolArch.tsx";
import { toolsMessages } from "../../messages/services.ts";
import { ToolCard } from "./ToolCard.tsx";

interface Props {
  readonly locale: Locale;
  readonly tool: Tool;
  readonly children: ReactNode;
}

/**
 * A tool in the shared frame, with a note on which data leaves the device and links to the other
 * tools.
 */
export function ToolPage({ locale, tool, children }: Props) {
  const t = pick(toolsMessages, locale);
  const others = tools.filter((other) => other !== tool);
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: restoreScript }} />
      <ToolFrame
        title={tool.messages.title[locale]}
        summary={tool.messages.summary[locale]}
        arch={<ToolArch tool={tool.slug} travelsAs={`tool-${tool.slug}`} />}
        place={tool.runsIn === "browser" ? t.inBrowser : t.onServer}
        privacyHead={t.privacy}
        privacy={tool.messages.privacy[locale]}
        colour={tool.colour}
      >
        <p className="tool-page-note no-js-only">{t.needsScript}</p>
        {children}
      </ToolFrame>
      <nav className="band tool-page-others" aria-label={t.more}>
        <h2 className="type-section">{t.more}</h2>
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
