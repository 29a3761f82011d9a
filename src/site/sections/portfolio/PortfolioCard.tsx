import { localePath } from "#i18n/locale.ts";
import { getYear } from "#i18n/format.ts";
import { pick, type Locale } from "#i18n/messages.ts";
import { Icon } from "#ui/Icon.tsx";
import { Picture, type DrawnPicture } from "#ui/Picture.tsx";
import { categoryMessages, layoutMessages } from "../../messages/layout.ts";

export interface PortfolioCardProps {
  readonly locale: Locale;
  readonly id: string;
  readonly title: string;
  readonly category: "websites" | "mobileApps" | "branding";
  readonly date: string;
  readonly cover: DrawnPicture;
  readonly coverTall: DrawnPicture;
  readonly coverAlt: string;
  readonly sizes?: string;
  readonly level?: 2 | 3;
  readonly isFirst?: boolean;
}

/**
 * A large project card: picture, title, and a link that appears on hover and is always visible for
 * touch and keyboard. It has a place of its own: the pictures have words that it would cover.
 */
export function PortfolioCard({
  locale,
  id,
  title,
  category,
  date,
  cover,
  coverTall,
  coverAlt,
  sizes = "(width < 48rem) 100vw, 60vw",
  level = 3,
  isFirst = false,
}: PortfolioCardProps) {
  const t = pick(layoutMessages, locale);
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <article className="portfolio-card">
      <div className="portfolio-card-picture">
        <Picture
          wide={cover}
          tall={coverTall}
          alt={coverAlt}
          sizes={sizes}
          isFirst={isFirst}
          transitionName={`work-${id}`}
        />
      </div>
      <div className="portfolio-card-title">
        <Heading className="type-head">
          <a href={localePath(locale, `/portfolio/${id}`)} tabIndex={-1}>
            {title}
          </a>
        </Heading>
        <p className="type-small">
          {categoryMessages[category][locale]} <bdi>{getYear(date)}</bdi>
        </p>
        <span className="card-way">
          <a href={localePath(locale, `/portfolio/${id}`)} className="button button-small">
            {t.viewProject}
            <span className="sr-only">{title}</span>
            <Icon name="forward" />
          </a>
        </span>
      </div>
    </article>
  );
}
