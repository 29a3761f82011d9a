import "./optimizer-notes.css";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import type { messages } from "../messages.ts";

/** Features and tips below the tool; static markup. */
export function OptimizerNotes({ t }: { readonly t: ToolTexts<typeof messages> }) {
  const features = [
    { title: t.featurePrivateTitle, text: t.featurePrivateText },
    { title: t.featureFormatsTitle, text: t.featureFormatsText },
    { title: t.featureCompareTitle, text: t.featureCompareText },
    { title: t.featureResizeTitle, text: t.featureResizeText },
  ];
  return (
    <div className="iz-notes">
      <section>
        <h2 className="type-section">{t.featuresTitle}</h2>
        <ul className="iz-features">
          {features.map(({ title, text }) => (
            <li key={title} data-feature>
              <h3 className="type-head">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="type-section">{t.tipsTitle}</h2>
        <ul className="iz-tips">
          {[t.tipFormats, t.tipWidth, t.tipLevel, t.tipPng, t.tipOriginal].map((tip) => (
            <li key={tip} data-tip>
              {tip}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
