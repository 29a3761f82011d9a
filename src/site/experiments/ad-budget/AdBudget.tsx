import { useState } from "react";
import { formatNumber } from "#i18n/format.ts";
import { fill, pick, type Locale } from "#i18n/messages.ts";
import { Bars } from "../Bars.tsx";
import { adBudgetMessages } from "../messages.ts";
import { TrySlider, type Range } from "../TrySlider.tsx";
import { estimateMonth, type Plan } from "./estimate-month.ts";

interface Props {
  readonly locale: Locale;
}

/** The example firm of `content/tutorials/google-ads-first-month`. */
const initial: Plan = {
  dailyBudget: 100,
  clickPrice: 6,
  callsPerHundred: 5,
  customersPerTen: 4,
  profitPerCustomer: 450,
};

const ranges: readonly (readonly [keyof Plan, Range])[] = [
  ["dailyBudget", { min: 20, max: 1_000, step: 10 }],
  ["clickPrice", { min: 1, max: 40, step: 1 }],
  ["callsPerHundred", { min: 1, max: 20, step: 1 }],
  ["customersPerTen", { min: 1, max: 10, step: 1 }],
  ["profitPerCustomer", { min: 50, max: 3_000, step: 50 }],
];

/** A try: what a month of an advert brings, and what is left of the profit from a customer. */
export function AdBudget({ locale }: Props) {
  const t = pick(adBudgetMessages, locale);
  const [plan, setPlan] = useState(initial);
  const month = estimateMonth(plan);
  const format = (value: number) => formatNumber(locale, Math.round(value));
  const left = Math.round(plan.profitPerCustomer) - Math.round(month.costPerCustomer);
  const bars = (["clicks", "calls", "customers"] as const).map((name) => ({
    label: t[name],
    text: format(month[name]),
    share: month[name] / month.clicks,
  }));
  return (
    <figure>
      <figcaption>
        <strong>{t.title}</strong>
      </figcaption>
      {ranges.map(([name, range]) => (
        <TrySlider
          key={name}
          {...{ locale, ...range }}
          label={t[name]}
          value={plan[name]}
          onValue={(value) => setPlan({ ...plan, [name]: value })}
        />
      ))}
      <Bars bars={bars} />
      <output>
        {fill(left < 0 ? t.loss : t.gain, {
          cost: format(month.costPerCustomer),
          left: format(Math.abs(left)),
        })}
      </output>
    </figure>
  );
}
