import "./tutorial-list.css";
import type { Locale } from "#i18n/messages.ts";
import { categoryMessages } from "../../messages/layout.ts";
import { TutorialCard, type TutorialCardProps } from "./TutorialCard.tsx";

export function TutorialList({
  locale,
  tutorials,
  categories,
}: {
  readonly locale: Locale;
  readonly tutorials: readonly Omit<TutorialCardProps, "locale">[];
  /** The categories that have a button. The name of another finds its tutorials in the search. */
  readonly categories: readonly (keyof typeof categoryMessages)[];
}) {
  const toText = ({ title, description, category }: (typeof tutorials)[number]): string => {
    const name = categories.includes(category) ? "" : `\n${categoryMessages[category][locale]}`;
    return `${title}\n${description}${name}`;
  };
  return (
    <ul className="tutorial-list">
      {tutorials.map((tutorial) => (
        <li
          key={tutorial.id}
          data-item
          data-category={tutorial.category}
          data-text={toText(tutorial)}
        >
          <TutorialCard {...tutorial} locale={locale} level={2} />
        </li>
      ))}
    </ul>
  );
}
