import { useRef, useState, type RefObject } from "react";
import { parseUrl } from "#base/parse-url.ts";
import { showToast } from "../feedback/toast.ts";

interface AddressFieldState {
  readonly typed: string;
  readonly isWrong: boolean;
  readonly field: RefObject<HTMLInputElement | null>;
  /** Sets the text that the visitor typed; the error disappears until the next submit. */
  readonly change: (text: string) => void;
  /** Sets a URL from another source, such as a link, and shows at once whether it is valid. */
  readonly fill: (text: string) => void;
  /**
   * Returns the normalized URL. For an invalid one, shows the error, moves the focus to the field
   * and returns null.
   */
  readonly submit: () => string | null;
}

/** The state of an `AddressField`. */
export function useAddressField(
  t: { readonly errorTitle: string; readonly errorUrl: string },
  initialUrl = "",
): AddressFieldState {
  const [typed, setTyped] = useState(initialUrl);
  const [isWrong, setIsWrong] = useState(initialUrl !== "" && parseUrl(initialUrl) === null);
  const field = useRef<HTMLInputElement>(null);

  function change(text: string): void {
    setTyped(text);
    setIsWrong(false);
  }

  function fill(text: string): void {
    setTyped(text);
    setIsWrong(parseUrl(text) === null);
  }

  function submit(): string | null {
    const url = parseUrl(typed);
    setIsWrong(url === null);
    if (url !== null) return url;
    showToast({ title: t.errorTitle, text: t.errorUrl, tone: "bad" });
    field.current?.focus();
    return null;
  }

  return { typed, isWrong, field, change, fill, submit };
}
