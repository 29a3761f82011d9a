import { stripLocale } from "#i18n/locale.ts";
import type { layoutMessages } from "./messages/layout.ts";

interface NavLink {
  readonly path: string;
  readonly text: keyof typeof layoutMessages;
}

/** The links of the header, in order. */
export const navigation = [
  { path: "/", text: "home" },
  { path: "/services", text: "services" },
  { path: "/portfolio", text: "portfolio" },
  { path: "/tools", text: "tools" },
  { path: "/tutorials", text: "tutorials" },
  { path: "/about", text: "about" },
  { path: "/contact", text: "contact" },
] as const satisfies readonly NavLink[];

export const footerServices = ["web-design", "mobile-apps", "seo", "ads-campaigns"] as const;
export const footerTutorials = ["seo-basics", "website-speed", "content-writing"] as const;

/** Home is current on its own path only, every other link on its own path and below it. */
export function isCurrent(linkPath: string, pagePath: string): boolean {
  const path = stripLocale(pagePath);
  return linkPath === "/" ? path === "/" : path === linkPath || path.startsWith(`${linkPath}/`);
}
