import type { ReactNode } from "react";
import { formatDate } from "#i18n/format.ts";
import { localePath } from "#i18n/locale.ts";
import { fill, pick, type Locale } from "#i18n/messages.ts";
import { Icon } from "#ui/Icon.tsx";
import { Picture, type DrawnPicture } from "#ui/Picture.tsx";
import { categoryMessages } from "../../messages/layout.ts";
import { portfolioMessages } from "../../messages/services.ts";
import { PortfolioCard, type PortfolioCardProps } from "./PortfolioCard.tsx";

interface Project {
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
  readonly picture: Omit<PortfolioCardProps, "locale">;
  readonly details: readonly DrawnPicture[];
  readonly similar: readonly Omit<PortfolioCardProps, "locale">[];
  /** The body text of the case study. */
  readonly children: ReactNode;
}

export function ProjectDetail({ locale, project, picture, details, similar, children }: Props) {
  const t = pick(portfolioMessages, locale);
  return (
    <article>
      <h1 className="type-title max-w-[16em] pt-2">{project.title}</h1>
      <p className="type-lede mt-5 mb-9 lg:mb-12">{project.summary}</p>
      <Picture
        wide={picture.cover}
        tall={picture.coverTall}
        alt={picture.coverAlt}
        sizes="(width < 80rem) 95vw, 80rem"
        isFirst
        transitionName={`work-${project.id}`}
      />
      <div className="grid-12 items-start gap-y-12 pt-12 lg:pt-20">
        <section className="col-span-12 lg:col-span-7" aria-labelledby="overview">
          <h2 className="type-section mb-5" id="overview">
            {t.overview}
          </h2>
          <div className="prose">{children}</div>
        </section>
        <ProjectFacts locale={locale} project={project} />
      </div>
      <div className="mt-14 grid gap-8 lg:mt-20 lg:grid-cols-2">
        {details.map((detail) => (
          <Picture
            key={detail.src}
            wide={detail}
            alt={fill(t.detail, { title: project.client[locale] })}
            sizes="(width < 64rem) 95vw, 40rem"
          />
        ))}
      </div>
      <p className="mt-12">
        <a href={localePath(locale, "/portfolio")} className="link inline-flex items-center gap-2">
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
    <aside className="sticky-side col-span-12 lg:col-span-4 lg:col-start-9" aria-label={t.facts}>
      <div className="border-t-3 border-brand pt-2">
        <dl className="rows">
          <Fact name={t.client}>{project.client[locale]}</Fact>
          <Fact name={t.date}>
            <time dateTime={project.date}>{formatDate(locale, project.date)}</time>
          </Fact>
          <Fact name={t.category}>{categoryMessages[project.category][locale]}</Fact>
          <Fact name={t.technologies}>
            <ul className="flex flex-wrap justify-end gap-x-3" lang="en" dir="ltr">
              {project.technologies.map((technology) => (
                <li key={technology}>{technology}</li>
              ))}
            </ul>
          </Fact>
        </dl>
        <a
          href={localePath(locale, `/request-service?service=${project.service}`)}
          className="button mt-6 w-full"
        >
          {t.request}
        </a>
        {project.link !== undefined && (
          <a
            href={project.link}
            rel="noopener"
            className="button button-quiet mt-3 w-full"
            data-project-link
          >
            {t.visit}
            <Icon name="outward" />
          </a>
        )}
      </div>
    </aside>
  );
}

function SimilarProjects({ locale, similar }: Pick<Props, "locale" | "similar">) {
  const t = pick(portfolioMessages, locale);
  return (
    <section className="band">
      <h2 className="type-section mb-8 lg:mb-12">{t.similar}</h2>
      <div className="grid gap-10 sm:grid-cols-2 lg:grid-cols-3 lg:gap-8">
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
    <div className="flex justify-between gap-6 py-3.5 type-small">
      <dt className="text-soft">{name}</dt>
      <dd className="text-end font-semibold">{children}</dd>
    </div>
  );
}
