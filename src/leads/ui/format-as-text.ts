import type { FieldDefinition } from "../fields.ts";

type Texts = Readonly<Record<string, string>>;

/**
 * Formats a filled-in form as text for a chat or a mail: the long text, then the other fields.
 * @param values the typed values by field name
 * @param labels the labels of fields by field name, and of options
 * @param formatValue formats a value; a field whose value becomes empty is left out
 */
export function formatAsText(
  fields: Readonly<Record<string, FieldDefinition>>,
  values: Texts,
  labels: Texts,
  formatValue: (name: string, value: string) => string = (_, value) => value,
): string {
  const names = Object.keys(fields).filter((name) => values[name]);
  const bodies = Object.keys(fields).filter((name) => fields[name]!.mail === "body");
  const lines = names
    .filter((name) => !bodies.includes(name) && !("parts" in fields[name]!))
    .map((name) => [labels[name], formatValue(name, toWords(fields[name]!, values[name]!, labels))])
    .filter(([, value]) => value !== "")
    .map(([label, value]) => `${label}: ${value}`);
  return [...bodies.map((name) => values[name] ?? ""), "", ...lines].join("\n");
}

function toWords(field: FieldDefinition, value: string, labels: Texts): string {
  const optionLabel = "parts" in field ? undefined : field.optionLabels?.[value];
  return (optionLabel !== undefined && labels[optionLabel]) || value;
}
