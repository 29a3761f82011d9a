import { ToolArch } from "#brand/window/arches/ToolArch.tsx";
import { localePath } from "#i18n/locale.ts";
import type { Locale } from "#i18n/messages.ts";
import type { Tool } from "#tools/catalogue.ts";

interface Props {
  readonly locale: Locale;
  readonly tool: Tool;
  readonly level?: 2 | 3;
}

/** The card of a tool: its arch, title and tagline. */
export function ToolCard({ locale, tool, level = 3 }: Props) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <article className="tool-card group relative">
      <ToolArch
        tool={tool.slug}
        className="w-full transition-transform duration-200 ease-panel group-hover:-translate-y-1"
      />
      <Heading className="mt-3.5 text-[1.0625rem] leading-snug font-semibold">
        <a
          href={localePath(locale, `/tools/${tool.slug}`)}
          className="group-hover:text-brand after:absolute after:inset-0"
        >
          {tool.messages.title[locale]}
        </a>
      </Heading>
      <p className="mt-1 text-[0.90625rem] leading-normal text-soft">
        {tool.messages.tagline[locale]}
      </p>
    </article>
  );
}
