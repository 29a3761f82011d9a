import type { StorageKey } from "#base/inventory/browser-storage.ts";
import { listenForToasts } from "#ui/feedback/toast.ts";
import { keepOffline } from "../offline/keep-offline.ts";
import { listenForSearchKeys } from "../search/ui/search-keys.ts";
import { initSearch } from "../search/ui/search-toggle.ts";
import { reportOpened } from "./report-opened.ts";

/**
 * The script of every page: marks the header as scrolled, switches theme and language and stores
 * the choice.
 */
const root = document.documentElement;

function storePreference(key: StorageKey<"local"> & ("theme" | "language"), value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage the choice applies to this page only.
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
  // The link is derived from the current path: on the not-found page it differs from the rendered
  // one.
  const isEnglish = /^\/en(?=\/|$)/.test(location.pathname);
  const alternatePath = isEnglish
    ? location.pathname.slice(3) || "/"
    : `/en${location.pathname.replace(/\/$/, "")}`;
  toggle.href = alternatePath + location.search + location.hash;
});

const chatLink = document.querySelector<HTMLElement>("[data-chat-link]")!;
let chatPlacing: Promise<void> | undefined;
/**
 * Where the chat link may be shown is decided by a module of its own, which is fetched at the
 * visitor's first movement. Without it the link is simply shown.
 */
const showChatLink = (): void => {
  chatPlacing ??= import("./place-chat-link.ts").then(
    ({ placeChatLink }) => placeChatLink(chatLink),
    () => void chatLink.toggleAttribute("data-shown", true),
  );
};

const menu = document.querySelector<HTMLElement>("[data-menu]")!;
/** While the menu is open, the focus cannot leave it for the page behind it. */
const setPageInert = (isInert: boolean): void => {
  for (const element of document.querySelectorAll<HTMLElement>(
    "body > :not(header), header > :not([data-menu])",
  ))
    element.inert = isInert;
};
menu.addEventListener("toggle", ({ newState }) => setPageInert(newState === "open"));
// Before it closes, since the focus then goes back to its button, which must be able to take it.
menu.addEventListener("beforetoggle", ({ newState }) => {
  if (newState === "closed") setPageInert(false);
});

// The back-forward cache restores a page as it was left, which would be with the menu open.
addEventListener("pagehide", () =>
  document.querySelector<HTMLElement>("[data-menu]:popover-open")?.hidePopover(),
);

for (const event of ["scroll", "pointerover", "keydown"])
  addEventListener(event, showChatLink, { capture: true, once: true, passive: true });

listenForToasts();
initSearch();
listenForSearchKeys();
keepOffline();
reportOpened();
