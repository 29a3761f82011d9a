import type { ReactNode } from "react";
import { brand, getChatUrl } from "#brand/brand.ts";
import { pick, type Locale } from "#i18n/messages.ts";
import { Icon } from "#ui/Icon.tsx";
import { contactMessages } from "../../messages/about.ts";
import { FormPage } from "./FormPage.tsx";
import { NextSteps } from "./NextSteps.tsx";

/** The request form with what happens next beside it. */
export function RequestPage({
  locale,
  children,
}: {
  readonly locale: Locale;
  readonly children: ReactNode;
}) {
  const t = pick(contactMessages, locale);
  return (
    <FormPage
      title={t.requestHead}
      lede={t.requestLede}
      form={children}
      aside={
        <aside className="sticky-side form-aside request-next" aria-labelledby="next">
          <NextSteps
            locale={locale}
            title={
              <>
                <span className="request-next-before">{t.next}</span>
                <span className="request-next-now">{t.nextNow}</span>
              </>
            }
          />
          <p>{t.nextTalk}</p>
          <p className="request-ways">
            <a className="button button-quiet button-small" href={getChatUrl()}>
              <Icon name="whatsapp" />
              {t.quickChat}
            </a>
            <a className="button button-quiet button-small" href={`tel:+${brand.phone.digits}`}>
              <Icon name="phone" />
              {t.quickCall}
            </a>
          </p>
        </aside>
      }
    />
  );
}
