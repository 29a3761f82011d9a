import { formatDate } from "#i18n/format.ts";
import { localePath } from "#i18n/locale.ts";
import { fill, pick, type Locale } from "#i18n/messages.ts";
import { Icon } from "#ui/Icon.tsx";
import { categoryMessages, layoutMessages } from "../../messages/layout.ts";
import { CoverPicture } from "./CoverPicture.tsx";

export interface TutorialCardProps {
  readonly locale: Locale;
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly date: string;
  readonly category: keyof typeof categoryMessages;
  /** The drawn cover; without one the text takes its space. */
  readonly cover?: { readonly light: string; readonly dark: string } | undefined;
  /** `row` shows the cover beside the text, `large` above it. */
  readonly shape?: "row" | "large";
  readonly level?: 2 | 3;
}

export function TutorialCard({
  locale,
  id,
  title,
  description,
  date,
  category,
  cover,
  shape = "row",
  level = 3,
}: TutorialCardProps) {
  const t = pick(layoutMessages, locale);
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <article
      className={`tutorial-card ${shape === "row" ? "tutorial-row" : "tutorial-large"}`}
      data-with-image={cover !== undefined || undefined}
    >
      {cover !== undefined && (
        <div className="cover-frame">
          <CoverPicture cover={cover} />
        </div>
      )}
      <div>
        <p className="type-small">
          <time dateTime={date}>{formatDate(locale, date)}</time>
          <span aria-hidden="true"> · </span>
          {categoryMessages[category][locale]}
        </p>
        <Heading className="type-head">{title}</Heading>
        <p className="tutorial-card-summary">{description}</p>
        <a href={localePath(locale, `/tutorials/${id}`)} className="type-small">
          {t.readMore}
          <span className="sr-only">{fill(t.aboutTitle, { title })}</span>
          <Icon name="forward" />
        </a>
      </div>
    </article>
  );
}
