import "./tutorial-list.css";
import type { Locale } from "#i18n/messages.ts";
import { TutorialCard, type TutorialCardProps } from "./TutorialCard.tsx";

export function TutorialList({
  locale,
  tutorials,
}: {
  readonly locale: Locale;
  readonly tutorials: readonly Omit<TutorialCardProps, "locale">[];
}) {
  return (
    <ul className="tutorial-columns tutorial-list">
      {tutorials.map((tutorial) => (
        <li
          key={tutorial.id}
          data-item
          data-category={tutorial.category}
          data-text={`${tutorial.title}\n${tutorial.description}`}
        >
          <TutorialCard {...tutorial} locale={locale} level={2} />
        </li>
      ))}
    </ul>
  );
}
