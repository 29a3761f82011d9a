import { useEffect, useState, type RefObject } from "react";
import { deleteHandover, readHandover } from "#ui/request-handover.ts";

interface Handover {
  /** A text that a tool handed over while a draft was in the field already; empty without one. */
  readonly waitingText: string;
  /** Appends the waiting text to what the visitor typed. */
  readonly append: () => void;
}

/**
 * Fills the text that a tool handed over into the empty description. What the visitor typed is
 * never replaced: then the text waits until the visitor asks for it. It belongs to the service that
 * the address of the form names, so that a link to another service does not bring it.
 */
export function useHandover(
  isEnhanced: boolean,
  formRef: RefObject<HTMLFormElement | null>,
): Handover {
  const [waitingText, setWaitingText] = useState("");

  useEffect(() => {
    const form = formRef.current;
    const field = findDescription(form);
    const handover = readHandover();
    if (!isEnhanced || !form || !field || handover === undefined) return;
    if (handover.service !== new URLSearchParams(location.search).get("service")) return;
    const isEmpty = field.value.trim() === "";
    if (isEmpty) fillIn(field, handover.description);
    else if (!field.value.includes(handover.description)) setWaitingText(handover.description);
    // After the first change the draft keeps the text; until then a reload fills it in again.
    const use = new AbortController();
    if (isEmpty) form.addEventListener("input", deleteHandover, { signal: use.signal });
    form.addEventListener("submit", deleteHandover, { signal: use.signal });
    return () => use.abort();
  }, [isEnhanced, formRef]);

  function append(): void {
    const field = findDescription(formRef.current);
    if (!field) return;
    fillIn(field, `${field.value.trimEnd()}\n\n${waitingText}`);
    deleteHandover();
    setWaitingText("");
    // The form keeps its draft on every input.
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.focus();
  }

  return { waitingText, append };
}

/** Fills in a text and makes room for all of it, so that the visitor sees what would be sent. */
function fillIn(field: HTMLTextAreaElement, text: string): void {
  field.value = text;
  field.rows = Math.max(field.rows, text.split("\n").length + 2);
}

const findDescription = (form: HTMLFormElement | null): HTMLTextAreaElement | null | undefined =>
  form?.querySelector<HTMLTextAreaElement>('textarea[name="projectDescription"]');
