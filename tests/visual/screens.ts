import type { Page } from "@playwright/test";
import { localePath } from "#i18n/locale.ts";
import { locales, type Locale } from "#i18n/messages.ts";

interface Screen {
  /** The address in a language; from the root of the product, or whole for another server. */
  readonly address: (locale: Locale) => string;
  /** Brings it into the state that is described, once it is loaded. */
  readonly prepare?: (createScreen: Page) => Promise<void>;
}

const page = (path: string): Screen => ({ address: (locale) => localePath(locale, path) });

/** The gallery, and the key screens of the site by name. */
export const screens: Readonly<Record<string, Screen>> = {
  gallery: {
    address: (locale) => `${process.env.GALLERY_URL}/?locale=${locale}&theme=light`,
    prepare: async (page) => {
      await page.locator('[role="tooltip"]').waitFor();
      await page.locator('[data-copied="true"]').waitFor();
    },
  },
  home: page("/"),
  services: page("/services"),
  service: page("/services/seo"),
  portfolio: page("/portfolio"),
  project: page("/portfolio/fustat-pottery"),
  tools: page("/tools"),
  "password-checker": {
    ...page("/tools/password-checker"),
    prepare: async (page) => {
      await page.waitForFunction(() => document.querySelector("astro-island[ssr]") === null);
      await page.locator("input[type=password]").fill("qamariyya-1984");
      await page.locator('.pw-strength[data-band][aria-busy="false"]').waitFor();
    },
  },
  "seo-analyzer": page("/tools/seo-analyzer"),
  tutorials: page("/tutorials"),
  article: page("/tutorials/website-speed"),
  contact: page("/contact"),
  "request-service": page("/request-service"),
  "not-found": page("/no-such-page"),
};

export const widthsPx = [360, 1440] as const;

/** Where a screen is kept in a language and at a width; both themes are in one baseline. */
export function baselineFile(name: string, locale: Locale, widthPx: number): string {
  return `${name}.${locale}.${widthPx}.txt`;
}

/** The file of every baseline. */
export const baselineFiles = Object.keys(screens).flatMap((name) =>
  locales.flatMap((locale) => widthsPx.map((widthPx) => baselineFile(name, locale, widthPx))),
);
