import { listenForToastKey } from "#ui/toast.ts";
import { keepOffline } from "../offline/keep-offline.ts";
import { initSearch } from "../search/ui/search-toggle.ts";

/** What every page does: the header knows that it has scrolled, theme and language are switched and kept. */
const root = document.documentElement;

function storePreference(key: "theme" | "language", value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is forbidden: the choice holds for this page.
  }
}

const header = document.querySelector<HTMLElement>("[data-header]")!;
const markScrolled = (): void => void header.toggleAttribute("data-scrolled", scrollY > 10);
addEventListener("scroll", markScrolled, { passive: true });
markScrolled();

document.querySelector("[data-theme-toggle]")!.addEventListener("click", () => {
  const isDark = root.classList.toggle("dark");
  storePreference("theme", isDark ? "dark" : "light");
});

const toggle = document.querySelector<HTMLAnchorElement>("[data-language-toggle]")!;
toggle.addEventListener("click", () => {
  storePreference("language", toggle.dataset.languageToggle!);
  // From where the visitor is, which on the not-found page is not where the link was written for.
  const isEnglish = /^\/en(?=\/|$)/.test(location.pathname);
  const alternatePath = isEnglish
    ? location.pathname.slice(3) || "/"
    : `/en${location.pathname.replace(/\/$/, "")}`;
  toggle.href = alternatePath + location.search + location.hash;
});

// A page that comes back from the back-forward cache comes back as it was left: with the menu open.
addEventListener("pagehide", () =>
  document.querySelector<HTMLElement>("[data-menu]:popover-open")?.hidePopover(),
);

listenForToastKey();
initSearch();
keepOffline();
