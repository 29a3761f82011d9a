import type { Page } from "@playwright/test";

/** The families that come from the system, each with the Debian package that brings it. */
export const systemFonts: Readonly<Record<string, string>> = {
  Cortoba: "fonts-arabeyes",
  Amiri: "fonts-hosny-amiri",
  KacstDecorative: "fonts-kacst",
  Lemonada: "fonts-lemonada",
  "Noto Kufi Arabic": "fonts-noto-core",
  "Noto Naskh Arabic": "fonts-noto-core",
  "EB Garamond": "fonts-ebgaramond",
  Cabin: "fonts-cabin",
};

/**
 * Which of the families above this machine lacks.
 * A family that is missing falls back to monospace, so its text measures the same as monospace alone:
 * the one test that works for installed fonts, which `document.fonts` does not know.
 */
export async function missingFonts(page: Page): Promise<string[]> {
  return page.evaluate((families) => {
    const context = document.createElement("canvas").getContext("2d");
    if (!context) return families;
    const width = (font: string) => {
      context.font = `80px ${font}`;
      return context.measureText("فخار الفسطاط Marsa Qusair 14").width;
    };
    const fallback = width("monospace");
    return families.filter((family) => width(`"${family}", monospace`) === fallback);
  }, Object.keys(systemFonts));
}
