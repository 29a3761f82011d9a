import { locales, type Locale } from "#i18n/messages.ts";
import { CliError } from "#platform/cli/cli-error.ts";
import {
  averageProfiles,
  computeError,
  findSeason,
  flatProfile,
  learnProfile,
  toYears,
  type YearProfile,
} from "../../engine/season.ts";
import { toMonthly, type Snapshot } from "./snapshot.ts";

/** How well the months of the held-back year were foretold, for one language. */
export interface Evaluation {
  readonly language: Locale;
  readonly articles: number;
  /** Those whose earlier years agree on a season. */
  readonly learnt: number;
  /** Those with a season in the whole snapshot, which visitors are shown. */
  readonly shown: number;
  /**
   * Mean errors of a month as a factor: with 1.2 a month is a fifth higher or lower than foretold.
   * Undefined where there is no article.
   */
  readonly errors: Errors | undefined;
  /** The same for those with a season alone, which is where the forecasts differ. */
  readonly errorsOfLearnt: Errors | undefined;
}

export interface Errors {
  /** Every month is alike, as in the embedded estimate alone. */
  readonly flat: number;
  /** All articles have the mean year of all. */
  readonly common: number;
  /** Each article has its own season, where its earlier years agree on one. */
  readonly own: number;
}

const heldBackMonths = 12;
/** A season is learnt from two years, beside the one that is held back. */
const minMonths = 36;

/**
 * Foretells the last twelve months of a snapshot from those before, with and without seasons. What
 * is compared is the share of each month in its year: page views are no searches, and the level of
 * next year is unknown to all forecasts.
 * @throws CliError where the snapshot has less than three years
 */
export function evaluateSnapshot(snapshot: Snapshot): readonly Evaluation[] {
  if (snapshot.months.length < minMonths)
    throw new CliError(
      `the snapshot has ${snapshot.months.length} months, and ${minMonths} are needed`,
    );
  return locales.map((language) => evaluateLanguage(snapshot, language));
}

interface Forecast {
  readonly heldBack: YearProfile;
  readonly training: YearProfile;
  readonly learnt: YearProfile | undefined;
}

function evaluateLanguage(snapshot: Snapshot, language: Locale): Evaluation {
  const months = snapshot.articles[language].map((article) => toMonthly(snapshot, article));
  // The year of an article without readers says nothing.
  const read = months.filter((monthly) =>
    monthly.slice(-heldBackMonths).some(({ count }) => count > 0),
  );
  const forecasts = read.map((monthly): Forecast => {
    const training = monthly.slice(0, -heldBackMonths);
    return {
      heldBack: toYears(monthly.slice(-heldBackMonths))[0]!,
      training: averageProfiles(toYears(training)),
      learnt: learnProfile(training),
    };
  });
  const common = averageProfiles(forecasts.map(({ training }) => training));
  const learnt = forecasts.filter((forecast) => forecast.learnt !== undefined);
  return {
    language,
    articles: forecasts.length,
    learnt: learnt.length,
    shown: read.filter((monthly) => findSeason(monthly) !== undefined).length,
    errors: computeErrors(forecasts, common),
    errorsOfLearnt: computeErrors(learnt, common),
  };
}

function computeErrors(forecasts: readonly Forecast[], common: YearProfile): Errors | undefined {
  if (forecasts.length === 0) return undefined;
  const average = (choose: (forecast: Forecast) => YearProfile): number => {
    const errors = forecasts.map((one) => computeError(choose(one), one.heldBack));
    return 10 ** (errors.reduce((sum, error) => sum + error, 0) / errors.length);
  };
  return {
    flat: average(() => flatProfile),
    common: average(() => common),
    own: average(({ learnt }) => learnt ?? flatProfile),
  };
}
