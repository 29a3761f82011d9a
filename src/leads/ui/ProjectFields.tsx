import type { Texts } from "#i18n/messages.ts";
import type { formMessages, requestFormMessages } from "../form-messages.ts";
import {
  budgets,
  managementLabels,
  managementSystems,
  projectSizes,
} from "../service-request-options.ts";
import type { ServiceRequestField } from "../service-request.contract.ts";
import { AttachmentField } from "./AttachmentField.tsx";
import { ChoiceField } from "./ChoiceField.tsx";
import { FormField, getControlProps, type FieldState } from "./FormField.tsx";
import { LongTextField } from "./LongTextField.tsx";

type RequestFormTexts = Texts<typeof requestFormMessages>;
/** The notes on money arrive filled in, so that they are no longer the texts of the catalogue. */
type MoneyNote = `${(typeof budgets)[number]}Pounds` | "budgetNote";
export type RequestTexts = Texts<typeof formMessages> &
  Omit<RequestFormTexts, "mailSubject" | MoneyNote> &
  Readonly<Record<MoneyNote, string>>;
export type Services = readonly { readonly id: string; readonly title: string }[];

interface Props {
  readonly field: (name: ServiceRequestField) => FieldState;
  readonly t: RequestTexts;
}

interface ProjectProps extends Props {
  readonly services: Services;
  /** The first day that may be chosen; empty where every day may be. */
  readonly today: string;
  /** The name of a file that was chosen before a reload; empty where there was none. */
  readonly lostFile: string;
}

/** The first part of the service request, with the fields about the project. */
export function ProjectFields({ field, t, services, today, lostFile }: ProjectProps) {
  return (
    <>
      <ServiceSelect state={field("serviceType")} t={t} services={services} />
      <LongTextField
        state={field("projectDescription")}
        label={t.projectDescription}
        hint={t.descriptionHint}
        rows={5}
      />
      <ChoiceField
        state={field("budget")}
        legend={t.budgetLegend}
        columns={3}
        options={budgets.map((value) => ({
          value,
          label: t[`${value}Pounds`],
          hint: t[`${value}Dollars`],
        }))}
        note={t.budgetNote}
      />
      <ChoiceField
        state={field("projectSize")}
        legend={t.projectSize}
        columns={3}
        options={projectSizes.map((value) => ({ value, label: t[value], hint: t[`${value}Hint`] }))}
      />
      <DeadlineAndFile field={field} t={t} today={today} lostFile={lostFile} />
      <ChoiceField
        state={field("managementSystem")}
        legend={t.managementSystem}
        columns={4}
        options={managementSystems.map((value) => ({ value, label: t[managementLabels[value]] }))}
      />
    </>
  );
}

interface ServiceSelectProps extends Pick<ProjectProps, "t" | "services"> {
  readonly state: FieldState;
}

function ServiceSelect({ state, t, services }: ServiceSelectProps) {
  return (
    <FormField state={state} label={t.serviceType}>
      <select {...getControlProps(state)} className="field" required defaultValue="">
        <option value="" data-choice="serviceType">
          {t.chooseService}
        </option>
        {services.map(({ id, title }) => (
          <option key={id} value={id} data-choice="serviceType">
            {title}
          </option>
        ))}
      </select>
    </FormField>
  );
}

function DeadlineAndFile({ field, t, today, lostFile }: Omit<ProjectProps, "services">) {
  const deadline = field("deadline");
  return (
    <div className="form-pair">
      <FormField state={deadline} label={t.deadline}>
        <input
          {...getControlProps(deadline)}
          className="field"
          type="date"
          min={today === "" ? undefined : today}
          required
          defaultValue={deadline.marker}
        />
      </FormField>
      <AttachmentField
        state={field("attachment")}
        label={t.attachment}
        note={t.optional}
        hint={t.attachmentHint}
        choose={t.chooseFile}
        remove={t.removeFile}
        lost={lostFile === "" ? "" : `${lostFile}: ${t.chooseFileAgain}`}
      />
    </div>
  );
}
