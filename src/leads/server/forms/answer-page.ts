import { escapeHtml } from "#base/escape-html.ts";

/** What goes into the page that gives a form back to its sender. All of it is plain text. */
export interface FormFill {
  /** What was typed, under the fields' names. */
  readonly typed: Readonly<Record<string, string>>;
  /** The words beside each refused field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly summary: string;
}

/*
 * The templates are pages that the build wrote, with marks in them:
 *   %%value:FIELD%%    what was typed, in an attribute or a textarea
 *   %%error:FIELD%%    the words beside a refused field, or nothing
 *   %%invalid:FIELD%%  "true" or "false", for aria-invalid
 *   %%summary%%        the words at the head of the form
 * and choices, <option> or <input type="radio"> with data-choice="FIELD" and a value: the one that was chosen is
 * marked as chosen. Marks never occur in scripts or in an island's props.
 */
const mark = /%%(?:(value|error|invalid):([\w-]+)|summary)%%/g;
const choiceTag = /<(option|input)\b(?:[^>"']|"[^"]*"|'[^']*')*>/g;

/** Fills the template of a form. */
export function fillFormPage(template: string, { typed, errors, summary }: FormFill): string {
  return template
    .replace(choiceTag, (tag, element: string) => setChosen(tag, element, typed))
    .replace(mark, (_, what: string | undefined, field: string, at: number, page: string) => {
      if (what === "error") return escapeHtml(errors[field] ?? "");
      if (what === "invalid") return String(errors[field] !== undefined);
      if (what === "value") return escapeHtml(keepLeadingLineBreak(typed[field] ?? "", page, at));
      return escapeHtml(summary);
    });
}

/** The parser drops one line break after `<textarea>`: a text that begins with one needs another before it. */
function keepLeadingLineBreak(value: string, page: string, at: number): string {
  const isInTextarea =
    page[at - 1] === ">" && page.startsWith("<textarea", page.lastIndexOf("<", at));
  return isInTextarea && /^[\r\n]/.test(value) ? `\n${value}` : value;
}

function setChosen(tag: string, element: string, typed: FormFill["typed"]): string {
  const field = /\sdata-choice="([^"]*)"/.exec(tag)?.[1];
  const value = /\svalue="([^"]*)"/.exec(tag)?.[1];
  if (field === undefined || value === undefined) return tag;
  const word = element === "option" ? "selected" : "checked";
  const bare = tag.replace(/\s(?:selected|checked)(?:="[^"]*")?(?=[\s/>])/, "");
  const isChosen = typed[field] !== undefined && escapeHtml(typed[field]) === value;
  const end = bare.endsWith("/>") ? bare.length - 2 : bare.length - 1;
  return isChosen ? `${bare.slice(0, end).trimEnd()} ${word}${bare.slice(end)}` : bare;
}
