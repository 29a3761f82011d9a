import { deleteHandover, readHandover } from "#ui/request-handover.ts";

/**
 * Fills the text that a tool handed over into the empty description. What the visitor typed is
 * never replaced. The text belongs to the service that the address of the form names, so that a
 * link to another service does not bring it.
 * @returns appends the text; undefined where nothing waits for the visitor's decision
 */
export function fillFromTool(form: HTMLFormElement): (() => void) | undefined {
  const field = form.querySelector<HTMLTextAreaElement>('textarea[name="projectDescription"]');
  const handover = readHandover();
  if (field === null || handover === undefined) return undefined;
  const { service, description } = handover;
  if (service !== new URLSearchParams(location.search).get("service")) return undefined;
  form.addEventListener("submit", deleteHandover, { once: true });
  if (field.value.trim() === "") {
    writeText(field, description);
    // After the first change the draft keeps the text; until then a reload fills it in again.
    form.addEventListener("input", deleteHandover, { once: true });
    return undefined;
  }
  if (field.value.includes(description)) return undefined;
  return () => {
    writeText(field, `${field.value.trimEnd()}\n\n${description}`);
    deleteHandover();
    // The form saves its draft on every input.
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.focus();
  };
}

/** Writes a text and makes room for all of it, so that the visitor sees what would be sent. */
function writeText(field: HTMLTextAreaElement, text: string): void {
  field.value = text;
  field.rows = Math.max(field.rows, text.split("\n").length + 2);
}
