import { useId, useState } from "react";
import type { Texts } from "#i18n/messages.ts";
import type { extraMessages } from "../extra-messages.ts";

interface Props {
  readonly t: Texts<typeof extraMessages>;
  readonly keyword: string;
  /** In UTF-16 units. */
  readonly maxChars: number;
  readonly onKeyword: (keyword: string) => void;
}

/**
 * The field of the target keyword. It is closed until the visitor opens it or a link brings a
 * keyword.
 */
export function TargetField({ t, keyword, maxChars, onKeyword }: Props) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      open={isOpen || keyword !== ""}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="link type-small">{t.targetOpen}</summary>
      <label htmlFor={id}>{t.targetLabel}</label>
      <input
        id={id}
        className="field"
        type="text"
        dir="auto"
        placeholder=" "
        autoComplete="off"
        maxLength={maxChars}
        value={keyword}
        onChange={({ target }) => onKeyword(target.value)}
      />
    </details>
  );
}
