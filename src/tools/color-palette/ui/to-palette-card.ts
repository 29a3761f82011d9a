import { localePath } from "#i18n/locale.ts";
import type { Locale } from "#i18n/messages.ts";
import type { PaletteCard } from "#brand/card/share-card.ts";
import type { SharedPalette } from "../engine/address.ts";
import type { PaletteTexts } from "../page-texts.ts";
import { describeColours, nameColours } from "../texts.ts";

/** The card to share of a palette: its colours with names and codes, and its type. */
export function toPaletteCard(
  t: PaletteTexts,
  locale: Locale,
  { colours, scheme }: SharedPalette,
): PaletteCard {
  return {
    kind: "palette",
    title: t.coloursTitle,
    subtitle: t[scheme],
    description: `${t.coloursTitle}: ${describeColours(t, colours)}`,
    fileName: "palette",
    path: localePath(locale, "/tools/color-palette"),
    colours: nameColours(t, colours),
  };
}
