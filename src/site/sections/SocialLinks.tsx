import { brand } from "#brand/brand.ts";
import type { Locale } from "#i18n/messages.ts";
import { NetworkIcon } from "#ui/NetworkIcon.tsx";
import { layoutMessages } from "../messages/layout.ts";

/** The agency's profiles on social networks. */
export function SocialLinks({ locale }: { readonly locale: Locale }) {
  return (
    <ul className="social-links" aria-label={layoutMessages.follow[locale]}>
      {brand.socials.map(({ id, name, url }) => (
        <li key={id}>
          <a
            href={url}
            rel="noopener"
            className="icon-button icon-button-framed"
            aria-label={name[locale]}
          >
            <NetworkIcon name={id} />
          </a>
        </li>
      ))}
    </ul>
  );
}
