import type { ReactNode } from "react";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import type { messages } from "../messages.ts";
import { MeasureAlone } from "./MeasureAlone.tsx";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  /** The gauge at zero, rendered with the page. */
  readonly picture: ReactNode;
  readonly onTry: () => void;
  readonly onMeasureAlone: () => void;
}

/** The first view of the tool. */
export function Welcome({ t, picture, onTry, onMeasureAlone }: Props) {
  return (
    <section className="speed-welcome" aria-labelledby="speed-welcome-title">
      <div>
        <h2 id="speed-welcome-title" className="speed-tag">
          {t.welcomeTitle}
        </h2>
        <p className="type-lede">{t.welcomeText}</p>
        <button type="button" className="button" onClick={onTry}>
          {t.tryPreview}
        </button>
        <MeasureAlone t={t} onMeasureAlone={onMeasureAlone} />
        <ul className="speed-gets" aria-label={t.welcomeGets}>
          {[t.welcomeScore, t.welcomeFix, t.welcomeLine].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
      <figure>
        {picture}
        <figcaption className="type-small kit-soft">{t.welcomeRings}</figcaption>
      </figure>
    </section>
  );
}
