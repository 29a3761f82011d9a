import { useEffect, useId, useState, type FormEvent, type ReactNode } from "react";
import type { Texts } from "#i18n/messages.ts";
import { showToast } from "#ui/toast.ts";
import { parseUrl } from "#base/parse-url.ts";
import type { messages } from "../messages.ts";

interface Props {
  readonly t: Texts<typeof messages>;
  readonly label: string;
  readonly button: string;
  /** An address that came with the link to this page. */
  readonly initialUrl?: string | undefined;
  readonly onAddress: (url: string) => void;
  readonly children?: ReactNode;
}

/** A field for the address of a page. What is no address is said in a toast and beside the field, and goes nowhere. */
export function AddressForm({ t, label, button, initialUrl, onAddress, children }: Props) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const [isWrong, setIsWrong] = useState(false);

  useEffect(() => {
    if (initialUrl === undefined) return;
    setTyped(initialUrl);
    setIsWrong(parseUrl(initialUrl) === null);
  }, [initialUrl]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const url = parseUrl(typed);
    setIsWrong(url === null);
    if (url !== null) return onAddress(url);
    showToast({ title: t.errorTitle, text: t.errorUrl, tone: "bad" });
    event.currentTarget.querySelector("input")?.focus();
  }

  return (
    <form className="seo-form" onSubmit={submit} noValidate>
      <div className="seo-address">
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          className="field"
          type="text"
          inputMode="url"
          dir="ltr"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={t.urlExample}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setIsWrong(false);
          }}
          aria-invalid={isWrong}
          aria-describedby={`${id}-hint ${id}-error`}
        />
        <p id={`${id}-hint`} className="type-small seo-soft">
          {t.urlHint}
        </p>
        <p id={`${id}-error`} className="field-error">
          {isWrong ? t.errorUrl : ""}
        </p>
      </div>
      <button type="submit" className="button seo-submit">
        {button}
      </button>
      {children}
    </form>
  );
}
