import type { Texts } from "#i18n/messages.ts";
import { LineDial } from "./LineDial.tsx";
import type { messages } from "./messages.ts";

interface Props {
  readonly t: Texts<typeof messages>;
  readonly onTry: () => void;
}

/** What a visitor sees first: the tool is new, and ready to be tried. */
export function Welcome({ t, onTry }: Props) {
  return (
    <section className="speed-welcome" aria-labelledby="speed-welcome-title">
      <div>
        <h2 id="speed-welcome-title" className="type-section">
          {t.welcomeTitle}
        </h2>
        <p className="type-lede">{t.welcomeText}</p>
        <button type="button" className="button" onClick={onTry}>
          {t.tryPreview}
        </button>
      </div>
      <LineDial downloadMbps={0} uploadMbps={0} isGlazed />
    </section>
  );
}
