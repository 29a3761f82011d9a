import type { formMessages } from "../../form-messages.ts";
import { formatContact } from "./contact.ts";
import { formatEvent } from "./event.ts";
import type { Filled, Offer, Values } from "./form.ts";
import { formatInvoice, offerVat } from "./invoice.ts";
import type { Kind } from "./kind.ts";
import { formatSms, formatWhatsapp } from "./message.ts";
import { formatPlace } from "./place.ts";
import { formatProduct, offerGtin } from "./product.ts";
import { formatWifi } from "./wifi.ts";

type MessageKey = keyof typeof formMessages;

export interface Field {
  readonly name: string;
  readonly label: MessageKey;
  readonly hint?: MessageKey;
  /** A `code` is a text in Latin letters and digits. */
  readonly type:
    | "text"
    | "tel"
    | "email"
    | "url"
    | "date"
    | "datetime-local"
    | "area"
    | "code"
    | "choice"
    | "switch";
  /** The keyboard of a phone, for a text of digits. */
  readonly inputMode?: "numeric" | "decimal";
  readonly isOptional?: boolean;
  /** Spans the whole width of the form. */
  readonly isWide?: boolean;
  /** For a choice: its values with their labels; the first is the default. */
  readonly options?: readonly {
    readonly value: string;
    readonly label: MessageKey | "WPA" | "WEP";
  }[];
}

interface Form {
  readonly fields: readonly Field[];
  readonly fill: (values: Values) => Filled;
  /** What has to be known before the form is filled in. */
  readonly note?: MessageKey;
  /** Finds a value to offer; undefined where there is none. */
  readonly offer?: (values: Values) => Offer | undefined;
}

const phoneFields: readonly Field[] = [
  { name: "phone", label: "phone", hint: "phoneHint", type: "tel", isWide: true },
  { name: "text", label: "message", type: "area", isOptional: true, isWide: true },
];

export const forms: Readonly<Record<Kind, Form>> = {
  wifi: {
    fill: formatWifi,
    fields: [
      { name: "name", label: "wifiName", type: "text", isWide: true },
      {
        name: "security",
        label: "wifiSecurity",
        type: "choice",
        isWide: true,
        options: [
          { value: "WPA", label: "WPA" },
          { value: "WEP", label: "WEP" },
          { value: "nopass", label: "wifiOpen" },
        ],
      },
      { name: "password", label: "wifiPassword", type: "text", isWide: true },
      { name: "hidden", label: "wifiHidden", type: "switch", isWide: true },
    ],
  },
  contact: {
    fill: formatContact,
    fields: [
      { name: "given", label: "given", type: "text" },
      { name: "family", label: "family", type: "text", isOptional: true },
      { name: "organization", label: "organization", type: "text", isOptional: true },
      { name: "role", label: "role", type: "text", isOptional: true },
      { name: "phone", label: "phone", hint: "phoneHint", type: "tel", isOptional: true },
      { name: "email", label: "email", type: "email", isOptional: true },
      { name: "site", label: "site", type: "url", isOptional: true, isWide: true },
      { name: "street", label: "street", type: "area", isOptional: true, isWide: true },
      {
        name: "version",
        label: "cardVersion",
        type: "choice",
        isWide: true,
        options: [
          { value: "3.0", label: "cardVersionOld" },
          { value: "4.0", label: "cardVersionNew" },
        ],
      },
    ],
  },
  whatsapp: { fill: formatWhatsapp, fields: phoneFields },
  sms: { fill: formatSms, fields: phoneFields },
  event: {
    fill: formatEvent,
    fields: [
      { name: "title", label: "eventTitle", type: "text", isWide: true },
      { name: "start", label: "eventStart", hint: "eventHint", type: "datetime-local" },
      { name: "end", label: "eventEnd", type: "datetime-local", isOptional: true },
      { name: "place", label: "eventPlace", type: "text", isOptional: true, isWide: true },
      { name: "notes", label: "eventNotes", type: "area", isOptional: true, isWide: true },
    ],
  },
  place: {
    fill: formatPlace,
    fields: [
      {
        name: "coordinates",
        label: "coordinates",
        hint: "coordinatesHint",
        type: "text",
        isWide: true,
      },
    ],
  },
  invoice: {
    fill: formatInvoice,
    offer: offerVat,
    note: "invoiceNote",
    fields: [
      { name: "seller", label: "seller", type: "text", isWide: true },
      {
        name: "vatNumber",
        label: "vatNumber",
        hint: "vatNumberHint",
        type: "text",
        inputMode: "numeric",
        isWide: true,
      },
      {
        name: "issued",
        label: "issued",
        hint: "issuedHint",
        type: "datetime-local",
        isWide: true,
      },
      { name: "total", label: "total", hint: "amountHint", type: "text", inputMode: "decimal" },
      { name: "vat", label: "vat", type: "text", inputMode: "decimal" },
    ],
  },
  product: {
    fill: formatProduct,
    offer: offerGtin,
    fields: [
      {
        name: "gtin",
        label: "gtin",
        hint: "gtinHint",
        type: "text",
        inputMode: "numeric",
        isWide: true,
      },
      { name: "batch", label: "batch", type: "code", isOptional: true },
      { name: "serial", label: "serial", type: "code", isOptional: true },
      { name: "expiry", label: "expiry", type: "date", isOptional: true, isWide: true },
      {
        name: "domain",
        label: "productDomain",
        hint: "productDomainHint",
        type: "code",
        isOptional: true,
        isWide: true,
      },
    ],
  },
};

/** Whether the current values make a field unnecessary: an open network has no password. */
export function isUnused(kind: Kind, field: string, values: Values): boolean {
  return kind === "wifi" && field === "password" && values["security"] === "nopass";
}
