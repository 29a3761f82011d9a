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
      <div className="wrap header-bar">
        <a href={localePath(locale, "/")} className="header-home">
          <Wordmark locale={locale} />
        </a>
        <nav aria-label={t.navigation} className="header-nav">
          <ul>{links}</ul>
        </nav>
        <Toggles locale={locale} path={path} />
        <a
          href={localePath(locale, "/request-service")}
          className="button button-small header-request"
        >
          {/* One element, since the button keeps a gap between its parts. */}
          <span>
            {t.requestShort}
            <span className="header-request-rest">{t.request.slice(t.requestShort.length)}</span>
          </span>
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
      <div className="wrap menu-inside">
        <div className="menu-head">
          <Wordmark locale={locale} />
          <button
            type="button"
            className="icon-button"
            popoverTarget="menu"
            popoverTargetAction="hide"
            autoFocus
            aria-label={t.closeMenu}
          >
            <Icon name="close" />
          </button>
        </div>
        <nav aria-label={t.openMenu} className="menu-nav">
          <ul className="rows">
            {navigation.map((link) => (
              <li key={link.path}>
                <a
                  className="menu-link"
                  href={localePath(locale, link.path)}
                  aria-current={getCurrentMark(link.path, path)}
                >
                  {t[link.text]}
                  <Icon name="forward" />
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <a href={localePath(locale, "/request-service")} className="button">
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
    <div className="header-toggles">
      <button
        type="button"
        className="icon-button"
        popoverTarget="search"
        data-search-toggle
        aria-label={t.openSearch}
        aria-keyshortcuts="Control+K /"
      >
        <Icon name="search" />
      </button>
      <button
        type="button"
        className="js-only icon-button"
        data-theme-toggle
        aria-label={t.switchTheme}
      >
        <Icon name="moon" className="header-moon" />
        <Icon name="sun" className="header-sun" />
      </button>
      <a
        href={localePath(other, path)}
        className="type-small header-language"
        data-language-toggle={other}
        hrefLang={other}
        lang={other}
      >
        <span>{localeName[other]}</span>
        <span aria-hidden="true">{localeShortName[other]}</span>
        <span className="sr-only">{localeName[other]}</span>
      </a>
      <button
        type="button"
        className="icon-button header-menu"
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
