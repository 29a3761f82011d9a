import { fill, type Locale, type Texts } from "#i18n/messages.ts";
import { localeTags } from "#i18n/format.ts";
import type { connectionMessages } from "../connection-messages.ts";
import type { BandwidthFigures } from "../engine/bandwidth-figures.ts";
import { bandwidthUses, rateFitness, type Fitness } from "../engine/bandwidth-uses.ts";

/** Says in one sentence what a connection is good for, and what it is not enough for. */
export function describeConnection(
  t: Texts<typeof connectionMessages>,
  locale: Locale,
  figures: BandwidthFigures,
): string {
  const names = {
    lesson: t.lessonInside,
    calls: t.callsInside,
    hd: t.hdInside,
    uhd: t.uhdInside,
    photos: t.photosInside,
    games: t.gamesInside,
  };
  const list = (fitness: Fitness): string =>
    new Intl.ListFormat(localeTags[locale], { type: "conjunction" }).format(
      bandwidthUses.filter((use) => rateFitness(use, figures) === fitness).map((use) => names[use]),
    );
  const [good, fair, poor] = [list("good"), list("fair"), list("poor")];
  if (good === "") return t.verdictNone;
  if (poor !== "") return fill(t.verdictSome, { good, poor });
  return fair === "" ? t.verdictAll : fill(t.verdictGood, { good });
}
