import { localePath } from "#i18n/locale.ts";
import { pick, type Locale } from "#i18n/messages.ts";
import { layoutMessages } from "../messages/layout.ts";

interface Props {
  readonly locale: Locale;
  readonly parent: { readonly path: string; readonly title: string };
  readonly title: string;
}

/** Always one line, so that the content below does not move when the web font replaces the system font. */
export function Breadcrumbs({ locale, parent, title }: Props) {
  return (
    <nav
      aria-label={pick(layoutMessages, locale).breadcrumbs}
      className="py-5 type-small print:hidden"
    >
      <ol className="flex gap-x-3 text-soft">
        <li className="shrink-0">
          <a className="hover:text-ink hover:underline" href={localePath(locale, parent.path)}>
            {parent.title}
          </a>
        </li>
        <li aria-hidden="true">/</li>
        <li
          aria-current="page"
          className="overflow-hidden font-medium text-ellipsis whitespace-nowrap text-ink"
        >
          {title}
        </li>
      </ol>
    </nav>
  );
}
