import {
  toWholeFigure,
  type Findings,
  type Lab,
} from "../../../../scripts/experiments/experiment.ts";
import type { Chart, Figure } from "../../../../src/site/experiments/results.ts";
import { measureWaits } from "./open-shop.ts";
import { computeQuantile, computeWaits, drawVisits, type Rush, type Shop } from "./rush.ts";

const minutesOfYear = 365 * 24 * 60;

/** What hosts promise, by the name in the figures. */
const promises = { 995: 0.995, 999: 0.999, 9995: 0.9995, 9999: 0.9999 } as const;

/**
 * A monitor that asks every five minutes, and an outage that it never reports where it confirms
 * a failure over one interval.
 * @see https://updown.io/doc/how-alerting-works
 */
const monitor = { intervalMinutes: 5, outageMinutes: 4 } as const;

/** Prices of a year at the three hosts of the example, in Egyptian pounds. */
const offers = {
  a: { first: 900, renewal: 3_600 },
  b: { first: 2_400, renewal: 2_400 },
  c: { first: 1_800, renewal: 2_100 },
} as const;

/** Those who read a post about the shop open it within ten seconds. */
const rush: Omit<Rush, "visitors"> = { withinSeconds: 10, products: 100 };

/** A small plan: our assumption, which the article names. */
const plan: Shop = { workers: 4, buildSeconds: 0.4, cachedSeconds: null };

/** So many evenings are drawn that the figures are those of the average evening. */
const evenings = 200;

interface RushCase {
  readonly figure: string;
  readonly visitors: number;
  readonly shop: Shop;
  readonly label: Chart["title"];
}

const rushCases: readonly RushCase[] = [
  {
    figure: "wait-50",
    visitors: 50,
    shop: plan,
    label: { ar: "50 زائرًا", en: "50 visitors" },
  },
  {
    figure: "wait-100",
    visitors: 100,
    shop: plan,
    label: { ar: "100 زائر", en: "100 visitors" },
  },
  {
    figure: "wait-300",
    visitors: 300,
    shop: plan,
    label: { ar: "300 زائر", en: "300 visitors" },
  },
  {
    figure: "wait-300-twice",
    visitors: 300,
    shop: { ...plan, workers: 2 * plan.workers },
    label: { ar: "300، وخادم بضعف الحجم", en: "300, twice the server" },
  },
  {
    figure: "wait-300-cache",
    visitors: 300,
    shop: { ...plan, cachedSeconds: 0.01 },
    label: { ar: "300، وتخزين مؤقت فارغ", en: "300, with a cache that starts empty" },
  },
];

const toSeconds = (value: number): Figure => ({ value: round(value, 1), decimals: 1, spread: 0 });

const round = (value: number, decimals: number): number =>
  Math.round(value * 10 ** decimals) / 10 ** decimals;

/** What each promise allows, and the outages that a monitor keeps silent about. */
function computeUptime(): Record<string, Figure> {
  const figures: Record<string, Figure> = {};
  for (const [name, share] of Object.entries(promises)) {
    const minutes = (1 - share) * minutesOfYear;
    figures[`year-hours-${name}`] = { value: round(minutes / 60, 1), decimals: 1, spread: 0 };
    figures[`month-minutes-${name}`] = toWholeFigure(minutes / 12);
  }
  const monthMinutes = ((1 - promises[999]) * minutesOfYear) / 12;
  const { intervalMinutes, outageMinutes } = monitor;
  return {
    ...figures,
    "silent-outages": toWholeFigure(Math.floor(monthMinutes / outageMinutes)),
    "silent-seen": toWholeFigure((100 * outageMinutes) / intervalMinutes),
  };
}

/** What the three offers cost in three years, and what becomes of the discount of the first. */
function computeOffers(): Record<string, Figure> {
  const figures: Record<string, Figure> = {};
  for (const [name, { first, renewal }] of Object.entries(offers)) {
    figures[`${name}-first`] = toWholeFigure(first);
    figures[`${name}-renewal`] = toWholeFigure(renewal);
    figures[`${name}-three-years`] = toWholeFigure(first + 2 * renewal);
  }
  const { first, renewal } = offers.a;
  figures["discount"] = toWholeFigure(100 * (1 - first / renewal));
  figures["discount-three-years"] = toWholeFigure(
    100 * (1 - (first + 2 * renewal) / (3 * renewal)),
  );
  return figures;
}

const drawEvening = (visitors: number, seed: number) => drawVisits({ ...rush, visitors }, seed);

const computeEvenings = ({ visitors, shop }: RushCase): readonly number[] =>
  Array.from({ length: evenings }, (_, seed) =>
    computeWaits(drawEvening(visitors, seed), shop),
  ).flat();

/**
 * Arithmetic and a model in virtual time, whose second run may not differ; one evening of the
 * model is measured on a server on loopback as well.
 */
export async function run(lab: Lab): Promise<Findings> {
  const figures = { ...computeUptime(), ...computeOffers() };
  for (const rushCase of rushCases) {
    const waits = computeEvenings(rushCase);
    figures[rushCase.figure] = toSeconds(computeQuantile(waits, 0.5));
    if (rushCase.figure === "wait-300")
      figures["wait-300-slowest"] = toSeconds(computeQuantile(waits, 0.95));
    lab.report(`${rushCase.figure}: ${figures[rushCase.figure]!.value} s`);
  }
  lab.report("300 visits of a server on loopback");
  const measured = computeQuantile(await measureWaits(drawEvening(300, 0), plan), 0.5);
  figures["wait-300-measured"] = { ...toSeconds(measured), spread: 0.1 };
  return { figures, charts: { rush: chart } };
}

const chart: Chart = {
  title: {
    ar: "نصف الزوار ينتظرون أول بايت هذا الوقت أو أطول",
    en: "Half of the visitors wait this long or longer for the first byte",
  },
  unit: { ar: "{n} ثانية", en: "{n} s" },
  method: {
    ar: "نموذج لطابور واحد في 200 ليلة، يفتح فيها الزوار 100 منتج خلال 10 ثوانٍ",
    en: "a model of one queue over 200 evenings, all visitors arriving within 10 seconds, over 100 products",
  },
  bars: rushCases.map(({ label, figure }) => ({ label, figure })),
};
