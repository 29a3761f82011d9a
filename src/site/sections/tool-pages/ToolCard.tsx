import { ToolArch } from "#brand/window/arches/ToolArch.tsx";
import { localePath } from "#i18n/locale.ts";
import type { Locale } from "#i18n/messages.ts";
import type { Tool } from "#tools/catalogue.ts";

interface Props {
  readonly locale: Locale;
  readonly tool: Tool;
  readonly level?: 2 | 3;
  /** Whether its arch moves to the head of the tool's page when that is opened. */
  readonly travels?: boolean;
}

/** The card of a tool: its arch, title and tagline. */
export function ToolCard({ locale, tool, level = 3, travels = false }: Props) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <article className="tool-card">
      <ToolArch tool={tool.slug} travelsAs={travels ? `tool-${tool.slug}` : undefined} />
      <Heading className="tool-card-title">
        <a href={localePath(locale, `/tools/${tool.slug}`)}>{tool.messages.title[locale]}</a>
      </Heading>
      <p>{tool.messages.tagline[locale]}</p>
    </article>
  );
}
