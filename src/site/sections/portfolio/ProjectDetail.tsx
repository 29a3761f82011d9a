import type { ReactNode } from "react";
import { formatDate } from "#i18n/format.ts";
import { localePath } from "#i18n/locale.ts";
import { fill, pick, type Locale } from "#i18n/messages.ts";
import { Icon } from "#ui/Icon.tsx";
import { Picture, type DrawnPicture } from "#ui/Picture.tsx";
import { categoryMessages } from "../../messages/layout.ts";
import { plateSizes } from "../../plate-sizes.ts";
import { portfolioMessages } from "../../messages/services.ts";
import type { Testimonial } from "../about/TestimonialAuthor.tsx";
import { Prose } from "../Prose.tsx";
import { PortfolioCard, type PortfolioCardProps } from "./PortfolioCard.tsx";
import { ProjectResults, type ResultsOfProject } from "./ProjectResults.tsx";
import "./project-detail.css";

interface Project extends ResultsOfProject {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly category: "websites" | "mobileApps" | "branding";
  readonly service: string;
  readonly client: Readonly<Record<Locale, string>>;
  readonly date: string;
  readonly technologies: readonly string[];
  readonly link?: string | undefined;
}

interface Props {
  readonly locale: Locale;
  readonly project: Project;
  /** What the client says, where there is something. */
  readonly quote: Testimonial | undefined;
  readonly picture: Omit<PortfolioCardProps, "locale">;
  readonly details: readonly DrawnPicture[];
  readonly similar: readonly Omit<PortfolioCardProps, "locale">[];
  /** The body text of the case study. */
  readonly children: ReactNode;
}

export function ProjectDetail(props: Props) {
  const { locale, project, quote, picture, details, similar, children } = props;
  const t = pick(portfolioMessages, locale);
  return (
    <article className="project">
      <h1 className="type-title">{project.title}</h1>
      <p className="type-lede">{project.summary}</p>
      <Picture
        wide={picture.cover}
        tall={picture.coverTall}
        alt={picture.coverAlt}
        sizes={plateSizes}
        isFirst
        transitionName={`work-${project.id}`}
      />
      <ProjectResults locale={locale} project={project} quote={quote} />
      <div className="grid-12 grid-aside project-columns">
        <section aria-labelledby="overview">
          <h2 className="type-section" id="overview">
            {t.overview}
          </h2>
          <Prose>{children}</Prose>
        </section>
        <ProjectFacts locale={locale} project={project} />
      </div>
      <div className="project-details">
        {details.map((detail) => (
          <Picture
            key={detail.src}
            wide={detail}
            alt={fill(t.detail, { title: project.client[locale] })}
            sizes="(width < 64rem) 95vw, (width < 120rem) 40rem, 49rem"
          />
        ))}
      </div>
      <p className="project-back">
        <a href={localePath(locale, "/portfolio")} className="link">
          <Icon name="back" />
          {t.back}
        </a>
      </p>
      <SimilarProjects locale={locale} similar={similar} />
    </article>
  );
}

function ProjectFacts({ locale, project }: Pick<Props, "locale" | "project">) {
  const t = pick(portfolioMessages, locale);
  return (
    <aside className="sticky-side project-facts" aria-label={t.facts}>
      <div>
        <dl className="rows">
          <Fact name={t.client}>{project.client[locale]}</Fact>
          <Fact name={t.date}>
            <time dateTime={project.date}>{formatDate(locale, project.date)}</time>
          </Fact>
          <Fact name={t.category}>{categoryMessages[project.category][locale]}</Fact>
          <Fact name={t.technologies}>
            <ul lang="en" dir="ltr">
              {project.technologies.map((technology) => (
                <li key={technology}>{technology}</li>
              ))}
            </ul>
          </Fact>
        </dl>
        <a
          href={localePath(locale, `/request-service?service=${project.service}`)}
          className="button"
        >
          {t.request}
        </a>
        {project.link !== undefined && (
          <a href={project.link} rel="noopener" className="button button-quiet" data-project-link>
            {t.visit}
            <Icon name="external" />
          </a>
        )}
      </div>
    </aside>
  );
}

function SimilarProjects({ locale, similar }: Pick<Props, "locale" | "similar">) {
  const t = pick(portfolioMessages, locale);
  return (
    <section className="band similar-projects">
      <h2 className="type-section">{t.similar}</h2>
      <div>
        {similar.map((card) => (
          <PortfolioCard
            key={card.id}
            {...card}
            locale={locale}
            sizes="(width < 40rem) 95vw, 30vw"
          />
        ))}
      </div>
    </section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="type-small">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
