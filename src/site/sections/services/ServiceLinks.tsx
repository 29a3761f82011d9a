import { ServiceMark } from "#brand/window/marks/ServiceMark.tsx";
import { localePath } from "#i18n/locale.ts";
import type { Locale } from "#i18n/messages.ts";

interface Props {
  readonly locale: Locale;
  readonly services: readonly { readonly id: string; readonly title: string }[];
  readonly className?: string;
}

/** Links to services, each with its mark. */
export function ServiceLinks({ locale, services, className }: Props) {
  return (
    <ul className={className}>
      {services.map(({ id, title }) => (
        <li key={id}>
          <a href={localePath(locale, `/services/${id}`)}>
            <ServiceMark service={id} />
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
