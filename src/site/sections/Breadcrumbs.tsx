import { localePath } from "#i18n/locale.ts";
import { pick, type Locale } from "#i18n/messages.ts";
import { layoutMessages } from "../messages/layout.ts";

interface Props {
  readonly locale: Locale;
  readonly parent: { readonly path: string; readonly title: string };
  readonly title: string;
}

/**
 * Always one line, so that the content below does not move when the web font replaces the system
 * font.
 */
export function Breadcrumbs({ locale, parent, title }: Props) {
  return (
    <nav aria-label={pick(layoutMessages, locale).breadcrumbs} className="type-small breadcrumbs">
      <ol>
        <li>
          <a href={localePath(locale, parent.path)}>{parent.title}</a>
        </li>
        <li aria-hidden="true">/</li>
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}
