import { useEffect, useId, useRef, useState } from "react";
import { fill, pick, type Locale, type Texts } from "#i18n/messages.ts";
import { Choice } from "#ui/fields/Choice.tsx";
import { Icon } from "#ui/Icon.tsx";
import { Toggle } from "#ui/fields/Toggle.tsx";
import { revealElement } from "#ui/use-reveal.ts";
import { formMessages } from "../form-messages.ts";
import type { Fault, Offer, Values } from "../engine/forms/form.ts";
import type { Kind } from "../engine/forms/kind.ts";
import { forms, isUnused, type Field } from "../engine/forms/kinds.ts";
import { formatEgyptianMobile, readEgyptianMobile } from "../engine/phone-number.ts";

interface Props {
  readonly locale: Locale;
  readonly legend: string;
  readonly kind: Kind;
  /** The form that the visitor has chosen; another one was restored. */
  readonly chosen: Kind | undefined;
  readonly values: Values;
  readonly faults: Readonly<Partial<Record<string, Fault>>>;
  readonly onValues: (values: Values) => void;
}

/**
 * The fields of a ready-made form. A field's fault is shown once the visitor has left the field.
 */
export function FormFields({ locale, legend, kind, chosen, values, faults, onValues }: Props) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // The button of the form is below it. What was restored leaves the page where it is.
    if (chosen === kind && fieldset.current !== null)
      revealElement(fieldset.current, { place: "start" });
  }, [kind, chosen]);
  const f = pick(formMessages, locale);
  const { fields, note, offer } = forms[kind];
  const offered = offer?.(values);
  const setValue = (name: string, value: string): void => onValues({ ...values, [name]: value });
  const [leftFields, setLeftFields] = useState<ReadonlySet<string>>(new Set());
  return (
    <fieldset ref={fieldset} tabIndex={-1} className="qr-fields">
      <legend className="kit-hidden">{legend}</legend>
      {note !== undefined && <p className="kit-hint qr-wide">{f[note]}</p>}
      {fields
        .filter(({ name }) => !isUnused(kind, name, values))
        .map((field) => (
          <div key={field.name} className={field.isWide ? "qr-wide" : undefined}>
            <FormField
              f={f}
              field={field}
              value={values[field.name] ?? ""}
              fault={leftFields.has(field.name) ? faults[field.name] : undefined}
              onValue={(value) => setValue(field.name, value)}
              onLeave={() => setLeftFields(new Set([...leftFields, field.name]))}
            />
            {offered?.field === field.name && (
              <OfferButton
                f={f}
                offer={offered}
                onUse={() => setValue(field.name, offered.value)}
              />
            )}
          </div>
        ))}
    </fieldset>
  );
}

interface OfferProps {
  readonly f: Texts<typeof formMessages>;
  readonly offer: Offer;
  readonly onUse: () => void;
}

function OfferButton({ f, offer: { label, value }, onUse }: OfferProps) {
  return (
    <button type="button" className="link qr-offer" onClick={onUse}>
      {fill(f[label], { value })}
    </button>
  );
}

interface FieldProps {
  readonly f: Texts<typeof formMessages>;
  readonly field: Field;
  readonly value: string;
  readonly fault: Fault | undefined;
  readonly onValue: (value: string) => void;
  readonly onLeave: () => void;
}

function FormField(props: FieldProps) {
  const { f, field, value, onValue } = props;
  const label = f[field.label];
  if (field.type === "switch")
    return (
      <Toggle
        label={label}
        checked={value === "yes"}
        onChange={(isOn) => onValue(isOn ? "yes" : "")}
      />
    );
  return field.type === "choice" ? <ChoiceField {...props} /> : <TextField {...props} />;
}

function ChoiceField({ f, field, value, onValue }: FieldProps) {
  const options = field.options!.map((option) => ({
    value: option.value,
    label: option.label === "WPA" || option.label === "WEP" ? option.label : f[option.label],
  }));
  return (
    <Choice
      legend={f[field.label]}
      options={options}
      value={value === "" ? options[0]!.value : value}
      onChange={onValue}
    />
  );
}

function TextField({ f, field, value, fault, onValue, onLeave }: FieldProps) {
  const id = useId();
  const described = [field.hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(" ");
  const shared = {
    id,
    className: "field",
    placeholder: " ",
    value,
    required: !field.isOptional,
    autoComplete: "off",
    "aria-invalid": fault !== undefined,
    "aria-describedby": described === "" ? undefined : described,
    onBlur: onLeave,
  } as const;
  // Numbers and addresses are written from left to right in both languages.
  const isLatin =
    field.inputMode !== undefined ||
    ["tel", "email", "url", "date", "datetime-local", "code"].includes(field.type);
  return (
    <>
      <label className="kit-label" htmlFor={id}>
        {f[field.label]} {field.isOptional && <small className="qr-optional">({f.optional})</small>}
      </label>
      {field.type === "area" ? (
        <textarea
          {...shared}
          rows={2}
          dir="auto"
          onChange={(event) => onValue(event.currentTarget.value)}
        />
      ) : (
        <input
          {...shared}
          type={field.type === "code" ? "text" : field.type}
          inputMode={field.inputMode}
          dir={isLatin ? "ltr" : "auto"}
          onChange={(event) => onValue(event.currentTarget.value)}
        />
      )}
      {field.hint !== undefined && (
        <p className="kit-hint" id={`${id}-hint`}>
          {f[field.hint]}
        </p>
      )}
      {field.type === "tel" && <PhoneRead f={f} typed={value} />}
      {fault !== undefined && (
        <p className="field-error" id={`${id}-fault`}>
          {getFaultMessages(f)[fault]}
        </p>
      )}
    </>
  );
}

/** Says which international number the code contains where the country code was not typed. */
function PhoneRead({ f, typed }: Pick<FieldProps, "f"> & { readonly typed: string }) {
  const phoneNumber = readEgyptianMobile(typed);
  return (
    <div role="status">
      {phoneNumber !== undefined && (
        <p className="qr-phone-read">
          <Icon name="check" />
          {fill(f.phoneRead, { phone: formatEgyptianMobile(phoneNumber) })}
        </p>
      )}
    </div>
  );
}

const getFaultMessages = (f: Texts<typeof formMessages>): Readonly<Record<Fault, string>> => ({
  required: f.faultRequired,
  phone: f.faultPhone,
  coordinates: f.faultCoordinates,
  "wifi-name": f.faultWifiName,
  "wifi-password": f.faultWifiPassword,
  order: f.faultOrder,
  address: f.faultAddress,
  email: f.faultEmail,
  date: f.faultDate,
  "seller-name": f.faultSellerName,
  "vat-number": f.faultVatNumber,
  amount: f.faultAmount,
  "vat-amount": f.faultVatAmount,
  "gtin-length": f.faultGtinLength,
  "gtin-check": f.faultGtinCheck,
  "gs1-text": f.faultGs1Text,
  domain: f.faultDomain,
});
