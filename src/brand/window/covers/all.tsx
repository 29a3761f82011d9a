import type { ReactNode } from "react";
import type { Hue } from "../palette.ts";
import { chooseHosting, domainAndEmail } from "./hosting.tsx";
import { arabicTypography, contentWriting, websiteSpeed } from "./reading.tsx";
import { seoAnalyzerGuide, seoBasics } from "./search.tsx";
import { coloursThatSell, googleAdsFirstMonth, passwordsForTeams } from "./selling.tsx";

/** A cover: the glass colour that tints its background, and its drawing. */
export interface Cover {
  readonly ground: Hue;
  readonly figure: ReactNode;
}

/** The tutorials with a cover of their own, by id. */
export const covers: Readonly<Record<string, Cover>> = {
  "seo-basics": { ground: "violet", figure: seoBasics },
  "website-speed": { ground: "nile", figure: websiteSpeed },
  "content-writing": { ground: "coral", figure: contentWriting },
  "seo-analyzer-guide": { ground: "blue", figure: seoAnalyzerGuide },
  "choose-hosting": { ground: "mari", figure: chooseHosting },
  "domain-and-email": { ground: "nile", figure: domainAndEmail },
  "colours-that-sell": { ground: "blue", figure: coloursThatSell },
  "arabic-typography": { ground: "violet", figure: arabicTypography },
  "google-ads-first-month": { ground: "mari", figure: googleAdsFirstMonth },
  "passwords-for-teams": { ground: "coral", figure: passwordsForTeams },
};
