import { ToolArch } from "#brand/window/arches/ToolArch.tsx";
import { localePath } from "#i18n/locale.ts";
import type { Locale } from "#i18n/messages.ts";

interface Props {
  readonly locale: Locale;
  readonly slug: string;
  readonly title: string;
  readonly tagline: string;
  readonly level?: 2 | 3;
}

/** One of the seven arches. */
export function ToolCard({ locale, slug, title, tagline, level = 3 }: Props) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <article className="tool-card">
      <ToolArch tool={slug} />
      <Heading className="tool-card-title">
        <a href={localePath(locale, `/tools/${slug}`)}>{title}</a>
      </Heading>
      <p>{tagline}</p>
    </article>
  );
}
