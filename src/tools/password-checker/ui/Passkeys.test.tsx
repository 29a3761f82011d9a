import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { locales } from "#i18n/messages.ts";
import { Passkeys, passkeyLinks } from "./Passkeys.tsx";

test("passkeys are folded, and lead to the companies' own domains without access to this page", () => {
  const hosts = Object.values(passkeyLinks).map((link) => new URL(link).hostname);
  expect(hosts).toEqual([
    "myaccount.google.com",
    "support.apple.com",
    "account.microsoft.com",
    "accountscenter.facebook.com",
    "faq.whatsapp.com",
    "www.amazon.eg",
  ]);
  for (const locale of locales) {
    const markup = renderToStaticMarkup(<Passkeys locale={locale} />);
    expect(markup).not.toContain("<details open");
    expect(markup.match(/<a [^>]*>/g)).toHaveLength(6);
    for (const link of markup.match(/<a [^>]*>/g)!)
      expect(link).toMatch(/href="https:\/\/[^"]+" rel="noopener"/);
  }
});
