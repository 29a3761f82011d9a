import { useEffect, useRef } from "react";
import { fill, type Texts } from "#i18n/messages.ts";
import { Icon } from "#ui/Icon.tsx";
import { khatamPath } from "#ui/khatam-path.ts";
import { toReference } from "../engine/reference.ts";
import type { formMessages } from "../form-messages.ts";
import type { LeadForm } from "./use-lead-form.ts";

interface Props {
  readonly form: LeadForm;
  /** The level of the heading: 1 where the panel replaces the page's own heading too. */
  readonly level: 1 | 2;
  readonly title: string;
  readonly text: string;
  readonly again: string;
  readonly chatUrl: string;
  readonly t: Pick<Texts<typeof formMessages>, "reference" | "askByChat" | "chatText">;
}

/**
 * Replaces a form when its lead is stored: thanks, the reference number, and a way to a person. Its
 * heading takes the focus, so that screen readers announce it.
 */
export function FormReceived({ form, level, title, text, again, chatUrl, t }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    // A toast that the visitor has gone to meanwhile keeps the focus.
    if (!document.activeElement?.closest("[data-toaster]"))
      heading.current?.focus({ preventScroll: true });
    // On a phone the panel fills the window, so that the toast covers no control (its sheet).
    const isPhone = matchMedia("(width < 40rem)").matches;
    panel.current?.scrollIntoView({ block: isPhone ? "start" : "nearest" });
  }, []);
  const Heading = `h${level}` as const;
  const reference = toReference(form.id);
  const chatText = fill(t.chatText, { reference });
  return (
    <section ref={panel} className="form-received" data-form-received={level}>
      <svg viewBox="0 0 20 20" fill="currentColor" aria-hidden="true" focusable="false">
        <path d={khatamPath} />
      </svg>
      <Heading ref={heading} tabIndex={-1} className="type-section">
        {title}
      </Heading>
      <p>{text}</p>
      <p className="form-received-reference">
        {t.reference} <bdi dir="ltr">{reference}</bdi>
      </p>
      <div>
        <a
          className="button"
          href={`${chatUrl}?text=${encodeURIComponent(chatText)}`}
          target="_blank"
          rel="noopener"
        >
          <Icon name="whatsapp" />
          {t.askByChat}
        </a>
        <button type="button" className="button button-quiet" onClick={form.startAgain}>
          {again}
        </button>
      </div>
    </section>
  );
}
