import type { PaletteTexts } from "../page-texts.ts";

/**
 * A small shop's page as an illustration without controls. Its colours are the inherited `--pal-…`
 * properties.
 */
export function SamplePage({ t }: { readonly t: PaletteTexts }) {
  return (
    <div className="pal-page" role="img" aria-label={t.previewPageAlt}>
      <div className="pal-page-bar">
        <b>{t.sampleShop}</b>
        <span>{t.sampleMenu}</span>
      </div>
      <div className="pal-page-hero">
        <div>
          <p className="pal-page-head">{t.sampleHead}</p>
          <p>{t.sampleText}</p>
          <p className="pal-page-acts">
            <span className="pal-page-button">{t.sampleButton}</span>
            <span className="pal-page-link">{t.sampleLink}</span>
          </p>
        </div>
        <svg viewBox="0 0 120 140" aria-hidden="true" focusable="false">
          <path className="pal-page-bag" d="M22 30h76l8 104H14Z" />
          <path className="pal-page-fold" d="M22 30h76l-4-16H26Z" />
          <path
            className="pal-page-label"
            d="M60 52l9 9h13v13l9 9-9 9v13H69l-9 9-9-9H38V92l-9-9 9-9V61h13Z"
          />
        </svg>
      </div>
      <p className="pal-page-band">{t.sampleBand}</p>
    </div>
  );
}
