import { formatDate } from "#i18n/format.ts";
import { fill, pick, type Locale } from "#i18n/messages.ts";
import { portfolioMessages } from "../../messages/services.ts";
import { TestimonialAuthor, type Testimonial } from "../about/TestimonialAuthor.tsx";
import "./project-results.css";

/** What came of a project, as its content says it. */
export interface ResultsOfProject {
  readonly order: number;
  /** The day of the last measurement, YYYY-MM-DD. */
  readonly measured: string;
  readonly results: {
    readonly method: string;
    readonly figures: readonly {
      readonly name: string;
      readonly before: string;
      readonly after: string;
    }[];
  };
}

interface Props {
  readonly locale: Locale;
  readonly project: ResultsOfProject;
  readonly quote: Testimonial | undefined;
}

/** What was measured before and after a project, how and when, and what the client says. */
export function ProjectResults({ locale, project, quote }: Props) {
  const t = pick(portfolioMessages, locale);
  const { method } = project.results;
  return (
    <section className="grid-12 project-results" aria-labelledby="results">
      <h2 className="type-section" id="results">
        {t.results}
      </h2>
      <div>
        <ResultsTable locale={locale} project={project} />
        <p className="type-small">
          {`${method} ${fill(t.measured, { date: formatDate(locale, project.measured) })}`}
        </p>
      </div>
      {quote !== undefined && (
        <figure>
          <blockquote>{quote.content}</blockquote>
          <figcaption>
            <TestimonialAuthor locale={locale} testimonial={quote} seed={project.order} />
          </figcaption>
        </figure>
      )}
    </section>
  );
}

function ResultsTable({ locale, project }: Pick<Props, "locale" | "project">) {
  const t = pick(portfolioMessages, locale);
  return (
    <table aria-labelledby="results">
      <thead className="type-small">
        <tr>
          <th scope="col">{t.subject}</th>
          <th scope="col">{t.before}</th>
          <th scope="col">{t.after}</th>
        </tr>
      </thead>
      <tbody>
        {project.results.figures.map(({ name, before, after }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
