import type { Locale } from "#i18n/messages.ts";
import { TutorialCard, type TutorialCardProps } from "./TutorialCard.tsx";

/** Only the newest are shown with covers, since each cover is a request. */
const coverCount = 2;

export function TutorialList({
  locale,
  tutorials,
}: {
  readonly locale: Locale;
  readonly tutorials: readonly Omit<TutorialCardProps, "locale">[];
}) {
  return (
    <ul className="tutorial-columns tutorial-list">
      {tutorials.map(({ cover, ...tutorial }, i) => (
        <li
          key={tutorial.id}
          data-item
          data-category={tutorial.category}
          data-text={`${tutorial.title}\n${tutorial.description}`}
        >
          <TutorialCard
            {...tutorial}
            cover={i < coverCount ? cover : undefined}
            locale={locale}
            level={2}
          />
        </li>
      ))}
    </ul>
  );
}
