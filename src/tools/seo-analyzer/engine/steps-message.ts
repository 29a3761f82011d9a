import { isolateUrls } from "#i18n/isolate-urls.ts";
import { fill, type Locale, type Texts } from "#i18n/messages.ts";
import type { Where } from "../contract.ts";
import type { extraMessages } from "../extra-messages.ts";
import { toPlainLine } from "./text/plain-line.ts";

/** One thing to do. */
export interface StepItem {
  readonly id: string;
  readonly title: string;
  readonly fix: string;
  /** Where that is done on the platform of the page, where that is known. */
  readonly where?: Where | undefined;
  /** What was found; null where it is said elsewhere. */
  readonly found: string | null;
  /** The addresses, texts or code that it is about; only the first ones are sent. */
  readonly places: readonly string[];
}

/** A message is read on a phone: the report has the rest. */
const maxPlaces = 5;
const maxPlaceChars = 200;

const toLine = (text: string): string => toPlainLine(text).replace(/ +/g, " ");

/** What was found often ends with the one place that it is about. */
const listPlaces = (places: readonly string[], found: string | null): string[] => [
  ...places
    .filter((place) => !found?.includes(place))
    .slice(0, maxPlaces)
    .map((place) => `- ${[...toLine(place)].slice(0, maxPlaceChars).join("")}`),
  ...(places.length > maxPlaces ? ["…"] : []),
];

/**
 * Words the steps as a message that the owner of a site can send to who maintains it.
 * @param about the page or site, and the permanent URL of the report
 */
export function wordStepsMessage(
  locale: Locale,
  t: Pick<Texts<typeof extraMessages>, "developerIntro" | "developerReport" | "whereIn">,
  steps: readonly StepItem[],
  about: { readonly url: string; readonly reportUrl: string },
): string {
  const text = [
    fill(t.developerIntro, { url: about.url }),
    ...steps.map(({ title, found, fix, where, places }, i) =>
      [
        `${i + 1}. ${title}`,
        ...(found === null ? [] : [toLine(found)]),
        ...listPlaces(places, found),
        fix,
        ...(where ? [`${fill(t.whereIn, { platform: where.platform })} ${where.text}`] : []),
      ].join("\n"),
    ),
    fill(t.developerReport, { url: about.reportUrl }),
  ].join("\n\n");
  return isolateUrls(locale, text);
}
