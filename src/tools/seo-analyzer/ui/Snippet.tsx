import type { ToolTexts } from "#i18n/tool-texts.ts";
import { CopyButton } from "#ui/CopyButton.tsx";
import type { messages } from "../messages.ts";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  /** The name of the code, for screen readers. */
  readonly label: string;
  /** What it is for, which the name of the button ends with. */
  readonly title: string;
  readonly code: string;
}

/** Code, or words for a field of a panel, with a button that copies them. */
export function Snippet({ t, label, title, code }: Props) {
  return (
    <div className="seo-snippet">
      {/* Code runs from left to right, words for a field of a panel as their language does. */}
      <pre
        dir={/^[<{]|: /.test(code) ? "ltr" : "auto"}
        tabIndex={0}
        role="group"
        aria-label={label}
      >
        <code>{code}</code>
      </pre>
      <CopyButton
        t={t}
        text={code}
        label={`${t.copyFix}: ${title}`}
        copied={t.fixCopied}
        className="link seo-copy"
      >
        {t.copyFix}
      </CopyButton>
    </div>
  );
}
