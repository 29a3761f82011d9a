import type { FieldDefinition } from "../fields.ts";

type Texts = Readonly<Record<string, string>>;

/**
 * A filled-in form as a person would write it in a chat: the long text, then the other fields.
 * @param values what was typed, under the fields' names
 * @param labels the words for fields, under the fields' names, and for options
 * @param formatValue gives a value in words, or an empty text for a field to be left out
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
