import { useId, type ReactNode } from "react";
import { formatDate } from "#i18n/format.ts";
import type { Locale } from "#i18n/messages.ts";
import { isDay } from "../engine/day.ts";
import {
  budgets,
  managementLabels,
  managementSystems,
  projectSizes,
} from "../service-request-options.ts";
import { fileName, type Values } from "./form-values.ts";
import type { RequestTexts, Services } from "./ProjectFields.tsx";

interface Props {
  readonly locale: Locale;
  readonly t: RequestTexts;
  readonly services: Services;
  /** The values that were sent. They are gone with the page, because the browser keeps none. */
  readonly values: Values;
}

interface Row {
  readonly label: string;
  readonly value: ReactNode;
}

/** What was requested, below the thanks: in the words of the form and in its order. */
export function RequestSummary(props: Props) {
  const titleId = useId();
  return (
    <section className="request-summary" aria-labelledby={titleId}>
      <h2 className="type-head" id={titleId}>
        {props.t.yourRequest}
      </h2>
      <dl className="rows">
        {listRows(props).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What the form does not know has no row. */
function listRows({ locale, t, services, values }: Props): readonly Row[] {
  const choose = <Option extends string>(options: readonly Option[], name: string) =>
    options.find((option) => option === values[name]);
  const service = services.find(({ id }) => id === values["serviceType"]);
  const budget = choose(budgets, "budget");
  const size = choose(projectSizes, "projectSize");
  const system = choose(managementSystems, "managementSystem");
  const { deadline = "", [fileName]: file = "" } = values;
  const rows: readonly (Row | false | undefined)[] = [
    service && { label: t.serviceType, value: service.title },
    budget && { label: t.budgetTitle, value: <Budget t={t} budget={budget} /> },
    size && { label: t.projectSize, value: t[size] },
    isDay(deadline) && { label: t.deadline, value: formatDate(locale, deadline) },
    file !== "" && { label: t.attachment, value: <bdi>{file}</bdi> },
    system && { label: t.managementSystem, value: t[managementLabels[system]] },
  ];
  return rows.filter((row): row is Row => row !== undefined && row !== false);
}

interface BudgetProps extends Pick<Props, "t"> {
  readonly budget: (typeof budgets)[number];
}

/** In pounds, and below it in dollars, as the choice had it. */
function Budget({ t, budget }: BudgetProps) {
  return (
    <>
      {t[`${budget}Pounds`]}
      <span className="type-small form-option-hint">{t[`${budget}Dollars`]}</span>
    </>
  );
}
