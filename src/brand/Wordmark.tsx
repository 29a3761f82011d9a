import type { Locale } from "#i18n/messages.ts";
import { brand } from "./brand.ts";

/**
 * The name in three groups of letters that are animated separately; screen readers read one name.
 */
export function Wordmark({
  locale,
  className = "",
}: {
  readonly locale: Locale;
  readonly className?: string;
}) {
  const [first, middle, last] = brand.wordmark[locale];
  return (
    <span className={`wordmark ${className}`} role="img" aria-label={brand.name[locale]}>
      <span aria-hidden="true">{first}</span>
      <span aria-hidden="true" className="wordmark-eye">
        {middle}
      </span>
      <span aria-hidden="true">{last}</span>
    </span>
  );
}
