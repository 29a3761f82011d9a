import type { Locale } from "#i18n/messages.ts";
import { PortfolioCard, type PortfolioCardProps } from "./PortfolioCard.tsx";

/** All projects: one in full width, then two beside each other, and so on. */
export function ProjectList({
  locale,
  projects,
}: {
  readonly locale: Locale;
  readonly projects: readonly Omit<PortfolioCardProps, "locale">[];
}) {
  return (
    <ul className="work-grid">
      {projects.map((project, i) => (
        <li key={project.id} data-item data-category={project.category} data-text={project.title}>
          <PortfolioCard
            {...project}
            locale={locale}
            level={2}
            isFirst={i === 0}
            sizes="(width < 64rem) 95vw, 60vw"
          />
        </li>
      ))}
    </ul>
  );
}
