import type { ReactNode } from "react";
import type { Hue } from "../palette.ts";
import { chooseHosting, domainAndEmail } from "./hosting.tsx";
import { arabicTypography, contentWriting, websiteSpeed } from "./reading.tsx";
import { seoAnalyzerGuide, seoBasics } from "./search.tsx";
import { coloursThatSell, googleAdsFirstMonth, passwordsForTeams } from "./selling.tsx";

/** A cover: the glass colour that tints its background, and its drawing. */
export interface Cover {
  readonly background: Hue;
  readonly figure: ReactNode;
}

/** The tutorials with a cover of their own, by id. */
export const covers: Readonly<Record<string, Cover>> = {
  "seo-basics": { background: "violet", figure: seoBasics },
  "website-speed": { background: "nile", figure: websiteSpeed },
  "content-writing": { background: "coral", figure: contentWriting },
  "seo-analyzer-guide": { background: "blue", figure: seoAnalyzerGuide },
  "choose-hosting": { background: "mari", figure: chooseHosting },
  "domain-and-email": { background: "nile", figure: domainAndEmail },
  "colours-that-sell": { background: "blue", figure: coloursThatSell },
  "arabic-typography": { background: "violet", figure: arabicTypography },
  "google-ads-first-month": { background: "mari", figure: googleAdsFirstMonth },
  "passwords-for-teams": { background: "coral", figure: passwordsForTeams },
};
