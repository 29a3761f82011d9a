import { formatReadableUrl } from "#base/readable-url.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import type { PageReport } from "../contract.ts";
import type { messages } from "../messages.ts";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly report: PageReport;
}

/** The page as a search result and as a card in a chat, in its own direction. */
export function Previews({ t, report: { url, preview } }: Props) {
  const { title, description, direction, site, shareTitle, shareDescription, hasShareImage } =
    preview;
  const address = new URL(url);
  return (
    <div className="seo-previews">
      <section aria-labelledby="seo-search-preview">
        <h2 id="seo-search-preview" className="type-head">
          {t.searchPreview}
        </h2>
        <div className="seo-result" dir={direction}>
          <p className="seo-result-site">
            <bdi>{site}</bdi>
            <bdi dir="ltr">{`${address.hostname}${formatReadableUrl(address.pathname).replace(/\/$/, "").replaceAll("/", " › ")}`}</bdi>
          </p>
          <p className="seo-result-title">{title || t.noTitle}</p>
          <p className="seo-result-text">{description || t.noDescription}</p>
        </div>
      </section>
      <section aria-labelledby="seo-share-preview">
        <h2 id="seo-share-preview" className="type-head">
          {t.sharePreview}
        </h2>
        <div className="seo-share" dir={direction}>
          <p className="seo-share-picture" data-has={hasShareImage}>
            {hasShareImage ? t.hasShareImage : t.noShareImage}
          </p>
          <div className="seo-share-text">
            <p className="seo-share-title">{shareTitle || t.noTitle}</p>
            {shareDescription !== "" && <p className="seo-result-text">{shareDescription}</p>}
            <p className="type-small">
              <bdi dir="ltr">{address.hostname}</bdi>
            </p>
          </div>
        </div>
      </section>
    </div>
  );
}
