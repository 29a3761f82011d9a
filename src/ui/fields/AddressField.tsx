import { useRef, type Ref } from "react";

interface Props {
  readonly t: { readonly urlExample: string; readonly urlHint: string; readonly errorUrl: string };
  /**
   * Ids of the hint and the error begin with it. The parent creates it and may use it for other
   * elements.
   */
  readonly id: string;
  readonly label: string;
  /** Classes of the tool's own sheet: it lays the field out in its form. */
  readonly hintClass: string;
  readonly className: string;
  /** A field of type "text" requests the URL keyboard by `inputMode`. */
  readonly type: "text" | "url";
  readonly value: string;
  readonly isWrong: boolean;
  /** Whether a tap on the field selects the whole address, so that typing replaces it. */
  readonly isReplaced?: boolean;
  readonly field: Ref<HTMLInputElement>;
  readonly onChange: (value: string) => void;
}

/** A field for the address of a page, with its hint and its error. */
export function AddressField({
  t,
  id,
  label,
  hintClass,
  className,
  type,
  value,
  isWrong,
  isReplaced = false,
  field,
  onChange,
}: Props) {
  // The first tap selects, and the next one places the caret where it falls.
  const isEntered = useRef(false);
  return (
    <div className={className}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={field}
        id={id}
        className="field"
        type={type}
        inputMode={type === "text" ? "url" : undefined}
        dir="ltr"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={t.urlExample}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onPointerDown={({ currentTarget }) => {
          isEntered.current = isReplaced && document.activeElement !== currentTarget;
        }}
        onClick={({ currentTarget }) => {
          if (isEntered.current && !isWrong) currentTarget.select();
          isEntered.current = false;
        }}
        aria-invalid={isWrong}
        aria-describedby={`${id}-hint ${id}-error`}
      />
      <p id={`${id}-hint`} className={`type-small ${hintClass}`}>
        {t.urlHint}
      </p>
      <p id={`${id}-error`} className="field-error">
        {isWrong ? t.errorUrl : ""}
      </p>
    </div>
  );
}
