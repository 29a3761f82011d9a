import type * as z from "zod/mini";
import { contactFieldTable } from "../../contact-fields.ts";
import type {
  FieldDefinition,
  FileFieldDefinition,
  TextFieldDefinition,
  TextFieldName,
} from "../../fields.ts";
import { serviceRequestFieldTable } from "../../service-request-fields.ts";
import type { LeadContent, LeadKind, StoredAttachment } from "./lead.ts";

/*
 * Derives the data for rows, hashes, search, CSV, JSON and mails from the tables of fields. None of
 * these lists the fields itself, so none of them can omit one.
 */

const leadForms = {
  contact: contactFieldTable,
  "service-request": serviceRequestFieldTable,
} as const satisfies Readonly<Record<LeadKind, FieldTable>>;

type FieldTable = Readonly<Record<string, TextFieldDefinition | StoredFileField>>;
/** A table that omits a part of a stored file does not compile. */
interface StoredFileField extends FileFieldDefinition {
  readonly parts: FileFieldDefinition["parts"] & Readonly<Record<keyof StoredAttachment, object>>;
}

/** A field with its name in the contract and in JSON. */
export interface NamedField {
  readonly name: string;
  readonly field: FieldDefinition;
}

/** Lists the fields of a form in their order on the page. */
export function listFields(kind: LeadKind): readonly NamedField[] {
  return Object.entries<FieldDefinition>(leadForms[kind]).map(([name, field]) => ({ name, field }));
}

/** Lists the fields of a form in their order in JSON and CSV. */
export function listExportedFields(kind: LeadKind): readonly NamedField[] {
  return sortByPosition(listFields(kind), ({ field }) => field.exportPosition);
}

/** Sorts items by a position; items without one follow in their original order. */
export function sortByPosition<Item>(
  items: readonly Item[],
  getPosition: (item: Item) => number | undefined,
): readonly Item[] {
  const toNumber = (item: Item) => getPosition(item) ?? Number.MAX_SAFE_INTEGER;
  return items.toSorted((a, b) => toNumber(a) - toNumber(b));
}

/** Returns the value of a field: a text, a file, or undefined where no file was sent. */
export function getValue(
  content: LeadContent,
  { name }: NamedField,
): string | StoredAttachment | undefined {
  return (content as unknown as Readonly<Record<string, string | StoredAttachment | undefined>>)[
    name
  ];
}

/**
 * Returns the long text of a lead: the message of a contact, or the project description of a
 * request.
 */
export function getBody(content: LeadContent): string {
  return listFields(content.kind)
    .filter(({ field }) => field.mail === "body")
    .map((named) => getValue(content, named))
    .join("\n\n");
}

/** One database column of a field: that of a text, or of one part of a file. */
export interface Cell {
  readonly column: string;
  readonly csvTitle: string | undefined;
  readonly isFreeText: boolean;
  /**
   * Whether the field was added after the first release: it has no position, and its CSV column is
   * behind all others.
   */
  readonly isAddedLater: boolean;
  readonly read: (content: LeadContent) => string | number | null;
}

function listCellsOfField(named: NamedField): readonly Cell[] {
  const { field } = named;
  const isAddedLater = field.exportPosition === undefined;
  if ("column" in field) {
    const { column, csvTitle, isFreeText } = field;
    const read = (content: LeadContent) => getValue(content, named) as string;
    return [{ column, csvTitle, isFreeText, isAddedLater, read }];
  }
  return Object.entries(field.parts).map(([part, { column, csvTitle, isFreeText = false }]) => ({
    column,
    csvTitle,
    isFreeText,
    isAddedLater,
    read: (content) => {
      const file = getValue(content, named) as StoredAttachment | undefined;
      return file?.[part as keyof StoredAttachment] ?? null;
    },
  }));
}

/** The columns that a form fills, in their order in CSV. */
export const cells: Readonly<Record<LeadKind, readonly Cell[]>> = {
  contact: listExportedFields("contact").flatMap(listCellsOfField),
  "service-request": listExportedFields("service-request").flatMap(listCellsOfField),
};

/** The cells of all forms; a column of two forms occurs twice. */
export const allCells = Object.values(cells).flat();

type LeadForms = typeof leadForms;

type TextColumns<Fields> = {
  [
    Name in TextFieldName<Fields> as Fields[Name] extends {
      readonly column: infer C extends string;
    }
      ? C
      : never
  ]: Fields[Name] extends { readonly schema: infer Schema extends z.ZodMiniType }
    ? z.output<Schema>
    : never;
};
type FileColumns<Parts> = {
  [
    Part in keyof Parts & keyof StoredAttachment as Parts[Part] extends {
      readonly column: infer C extends string;
    }
      ? C
      : never
  ]: StoredAttachment[Part];
};

type ContactColumns = TextColumns<LeadForms["contact"]>;
type RequestColumns = TextColumns<LeadForms["service-request"]> &
  FileColumns<LeadForms["service-request"]["attachment"]["parts"]>;

/** The columns of all forms. A column that only one form has is null in the leads of the other. */
export type LeadColumns = {
  -readonly [C in keyof ContactColumns & keyof RequestColumns]: ContactColumns[C];
} & {
  -readonly [C in Exclude<keyof RequestColumns, keyof ContactColumns>]: RequestColumns[C] | null;
} & {
  -readonly [C in Exclude<keyof ContactColumns, keyof RequestColumns>]: ContactColumns[C] | null;
};

type MailLabel<Field> =
  | (Field extends { readonly mail: { readonly label: infer Label extends string } }
      ? Label
      : never)
  | (Field extends { readonly optionLabels: infer Labels } ? Labels[keyof Labels] : never);

/** Every message that the mail needs to name fields and choices. */
export type FieldLabel = {
  [Kind in LeadKind]: MailLabel<LeadForms[Kind][keyof LeadForms[Kind]]>;
}[LeadKind];
