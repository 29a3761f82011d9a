import type { ReactNode } from "react";
import { Wordmark } from "#brand/Wordmark.tsx";
import { localeName, localePath, localeShortName, getOtherLocale } from "#i18n/locale.ts";
import { pick, type Locale } from "#i18n/messages.ts";
import { Icon } from "#ui/Icon.tsx";
import { layoutMessages } from "../messages/layout.ts";
import { isCurrent, navigation } from "../navigation.ts";

interface Props {
  readonly locale: Locale;
  /** The page's path without its language, as `/services/seo`. */
  readonly path: string;
  readonly search?: ReactNode;
}

export function Header({ locale, path, search }: Props) {
  const t = pick(layoutMessages, locale);
  const links = navigation.map((link) => (
    <li key={link.path}>
      <a
        className="nav-link"
        href={localePath(locale, link.path)}
        aria-current={getCurrentMark(link.path, path)}
      >
        {t[link.text]}
      </a>
    </li>
  ));
  return (
    <header className="site-header" data-header>
      <div className="wrap flex items-center gap-3 lg:gap-7">
        <a href={localePath(locale, "/")} className="me-auto lg:me-0">
          <Wordmark locale={locale} />
        </a>
        <nav aria-label={t.navigation} className="mx-auto hidden lg:block">
          <ul className="flex gap-5 xl:gap-7">{links}</ul>
        </nav>
        <Toggles locale={locale} path={path} />
        <a
          href={localePath(locale, "/request-service")}
          className="button button-small hidden lg:inline-flex"
        >
          {t.request}
        </a>
      </div>
      {search}
      <Menu locale={locale} path={path} />
    </header>
  );
}

function Menu({ locale, path }: Omit<Props, "search">) {
  const t = pick(layoutMessages, locale);
  return (
    <div id="menu" popover="auto" className="menu" data-menu>
      <div className="wrap flex min-h-full flex-col pb-8">
        <div className="flex items-center justify-between py-4.5">
          <Wordmark locale={locale} />
          <button
            type="button"
            className="grid size-11 place-items-center"
            popoverTarget="menu"
            popoverTargetAction="hide"
            aria-label={t.closeMenu}
          >
            <Icon name="close" />
          </button>
        </div>
        <nav aria-label={t.openMenu} className="grow">
          <ul className="rows mt-4">
            {navigation.map((link) => (
              <li key={link.path}>
                <a
                  className="menu-link"
                  href={localePath(locale, link.path)}
                  aria-current={getCurrentMark(link.path, path)}
                >
                  {t[link.text]}
                  <Icon name="onward" />
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <a href={localePath(locale, "/request-service")} className="button mt-8">
          {t.request}
        </a>
      </div>
    </div>
  );
}

function Toggles({ locale, path }: Omit<Props, "search">) {
  const t = pick(layoutMessages, locale);
  const other = getOtherLocale(locale);
  return (
    <div className="flex items-center gap-1">
      <button
        type="button"
        className="grid size-11 place-items-center"
        popoverTarget="search"
        data-search-toggle
        aria-label={t.openSearch}
      >
        <Icon name="search" />
      </button>
      <button
        type="button"
        className="js-only grid size-11 place-items-center"
        data-theme-toggle
        aria-label={t.switchTheme}
      >
        <Icon name="moon" className="dark:hidden" />
        <Icon name="sun" className="hidden dark:block" />
      </button>
      <a
        href={localePath(other, path)}
        className="grid h-11 place-items-center px-2 type-small font-medium"
        data-language-toggle={other}
        hrefLang={other}
        lang={other}
      >
        <span className="hidden lg:inline">{localeName[other]}</span>
        <span className="lg:hidden" aria-hidden="true">
          {localeShortName[other]}
        </span>
        <span className="sr-only lg:hidden">{localeName[other]}</span>
      </a>
      <button
        type="button"
        className="grid size-11 place-items-center lg:hidden"
        popoverTarget="menu"
        aria-label={t.openMenu}
      >
        <Icon name="menu" />
      </button>
    </div>
  );
}

function getCurrentMark(linkPath: string, path: string): "page" | "true" | undefined {
  if (!isCurrent(linkPath, path)) return undefined;
  return linkPath === path ? "page" : "true";
}
