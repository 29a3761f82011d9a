import {
  toWholeFigure,
  type Findings,
  type Lab,
} from "../../../../scripts/experiments/experiment.ts";
import type { Chart, Figure } from "../../../../src/site/experiments/results.ts";
import { computeChanceOfDifference, findPoissonLimits } from "./poisson.ts";

/** The example month of the article, in Egyptian pounds. */
const month = { spent: 3_000, customers: 9, callsBefore: 10, callsAfter: 14 } as const;

/** Longer months of the same average cost. */
const counts = [month.customers, 25, 50, 100] as const;

/** Arithmetic: a second run may not differ. */
export async function run(lab: Lab): Promise<Findings> {
  const average = month.spent / month.customers;
  const figures: Record<string, Figure> = {
    "cost-low": toWholeFigure(month.spent / findPoissonLimits(month.customers).high),
    "chance-percent": toWholeFigure(
      100 * computeChanceOfDifference(month.callsBefore, month.callsAfter),
    ),
  };
  for (const count of counts) {
    const { low, high } = findPoissonLimits(count);
    lab.report(`${count} customers: between ${low.toFixed(2)} and ${high.toFixed(2)}`);
    figures[`cost-high-${count}`] = toWholeFigure((average * count) / low);
  }
  return { figures, charts: { cost: chart } };
}

const labels: Readonly<Record<(typeof counts)[number], Chart["title"]>> = {
  9: { ar: "9 زبائن", en: "9 customers" },
  25: { ar: "25 زبونًا", en: "25 customers" },
  50: { ar: "50 زبونًا", en: "50 customers" },
  100: { ar: "100 زبون", en: "100 customers" },
};

const chart: Chart = {
  title: {
    ar: "إلى كم قد تصل تكلفة الزبون حقًا، بالجنيه؟",
    en: "How much a customer may really cost, in EGP",
  },
  unit: { ar: "حتى {n}", en: "up to {n}" },
  method: {
    ar: "المتوسط 333 جنيهًا في كل سطر، وحدود بواسون الدقيقة بثقة 95%",
    en: "333 EGP on average in each row, exact Poisson limits at 95% confidence",
  },
  bars: counts.map((count) => ({ label: labels[count], figure: `cost-high-${count}` })),
};
