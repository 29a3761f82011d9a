import "./gallery.css";
import { createRoot } from "react-dom/client";
import { direction } from "#i18n/locale.ts";
import { locales } from "#i18n/messages.ts";
import { extendStateRules } from "./forced-states.ts";
import { Gallery } from "./Gallery.tsx";

const requested = new URLSearchParams(location.search);
const locale = locales.find((name) => name === requested.get("locale")) ?? "ar";
const isDark =
  (requested.get("theme") ??
    (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark";

const { documentElement: root } = document;
root.lang = locale;
root.dir = direction[locale];
root.classList.add("js");
root.classList.toggle("dark", isDark);

for (const sheet of document.styleSheets) extendStateRules(sheet.cssRules);
// A tip is placed by the size of its words, so that their font has to be there before it opens.
await Promise.all(
  ["400", "600", "700"].map((weight) => document.fonts.load(`${weight} 17px "Readex Pro"`, "aا")),
);
createRoot(document.querySelector("#gallery")!).render(
  <Gallery locale={locale} theme={isDark ? "dark" : "light"} />,
);
