import { escapeHtml } from "#base/escape-html.ts";

/** The values for the page that returns a form to its sender. All of them are plain text. */
export interface FormFill {
  /** The typed values by field name. */
  readonly typed: Readonly<Record<string, string>>;
  /** The messages of refused fields by field name. */
  readonly errors: Readonly<Record<string, string>>;
  readonly summary: string;
}

/*
 * The templates are built pages with markers:
 *   %%value:FIELD%%    the typed value, in an attribute or a textarea
 *   %%error:FIELD%%    the message of a refused field, or nothing
 *   %%invalid:FIELD%%  "true" or "false", for aria-invalid
 *   %%summary%%        the summary at the top of the form
 * and choices, <option> or <input type="radio"> with data-choice="FIELD" and a value, of which the
 * chosen one gets `selected` or `checked`. Markers never occur in scripts or in an island's props.
 */
const marker = /%%(?:(value|error|invalid):([\w-]+)|summary)%%/g;
const choiceTag = /<(option|input)\b(?:[^>"']|"[^"]*"|'[^']*')*>/g;

/** Fills in the template of a form. @returns the HTML of the page */
export function fillFormPage(template: string, { typed, errors, summary }: FormFill): string {
  return template
    .replace(choiceTag, (tag, element: string) => setChosen(tag, element, typed))
    .replace(marker, (_, what: string | undefined, field: string, at: number, page: string) => {
      if (what === "error") return escapeHtml(errors[field] ?? "");
      if (what === "invalid") return String(errors[field] !== undefined);
      if (what === "value") return escapeHtml(keepLeadingLineBreak(typed[field] ?? "", page, at));
      return escapeHtml(summary);
    });
}

/**
 * HTML parsers drop one line break after `<textarea>`, so a text that begins with one gets a second
 * one.
 */
function keepLeadingLineBreak(value: string, page: string, at: number): string {
  const isInTextarea =
    page[at - 1] === ">" && page.startsWith("<textarea", page.lastIndexOf("<", at));
  return isInTextarea && /^[\r\n]/.test(value) ? `\n${value}` : value;
}

function setChosen(tag: string, element: string, typed: FormFill["typed"]): string {
  const field = /\sdata-choice="([^"]*)"/.exec(tag)?.[1];
  const value = /\svalue="([^"]*)"/.exec(tag)?.[1];
  if (field === undefined || value === undefined) return tag;
  const attribute = element === "option" ? "selected" : "checked";
  const bare = tag.replace(/\s(?:selected|checked)(?:="[^"]*")?(?=[\s/>])/, "");
  const isChosen = typed[field] !== undefined && escapeHtml(typed[field]) === value;
  const end = bare.endsWith("/>") ? bare.length - 2 : bare.length - 1;
  return isChosen ? `${bare.slice(0, end).trimEnd()} ${attribute}${bare.slice(end)}` : bare;
}
