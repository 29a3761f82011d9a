import { pick, type Locale } from "#i18n/messages.ts";
import { passkeyMessages } from "../passkey-messages.ts";

/** Where each company itself offers passkeys, or says how: addresses of its own domain only. */
export const passkeyLinks = {
  google: "https://myaccount.google.com/signinoptions/passkeys",
  apple: "https://support.apple.com/guide/iphone/iphf538ea8d0/ios",
  microsoft: "https://account.microsoft.com/security",
  facebook: "https://accountscenter.facebook.com/password_and_security",
  whatsapp: "https://faq.whatsapp.com/",
  amazon: "https://www.amazon.eg/gp/css/homepage.html",
} as const;

/** Folded advice on passkeys; static markup, which fetches nothing until a link is followed. */
export function Passkeys({ locale }: { readonly locale: Locale }) {
  const t = pick(passkeyMessages, locale);
  return (
    <details className="kit-fold pw-passkeys">
      <summary>
        <h2 className="type-head">{t.title}</h2>
      </summary>
      <p>{t.intro}</p>
      <ul>
        {(Object.keys(passkeyLinks) as (keyof typeof passkeyLinks)[]).map((name) => (
          <li key={name}>
            <a className="link" href={passkeyLinks[name]} rel="noopener">
              <bdi>{t[name]}</bdi>
            </a>
            <span>{t[`${name}Place`]}</span>
          </li>
        ))}
      </ul>
      <p className="kit-hint">{t.note}</p>
    </details>
  );
}
