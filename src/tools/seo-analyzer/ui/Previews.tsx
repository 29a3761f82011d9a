import { useState } from "react";
import { formatReadableUrl } from "#base/readable-url.ts";
import type { Texts } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { Tabs } from "#ui/Tabs.tsx";
import type { PageReport } from "../contract.ts";
import {
  networks,
  toLinkPreviews,
  type LinkPreview,
  type Network,
} from "../engine/link-previews.ts";
import type { extraMessages } from "../extra-messages.ts";
import type { messages } from "../messages.ts";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly extra: Texts<typeof extraMessages>;
  readonly report: PageReport;
}

/** The page as a search result, and as a card in each network, in its own direction. */
export function Previews({ t, extra, report }: Props) {
  return (
    <div className="seo-previews">
      <SearchPreview t={t} report={report} />
      <SharePreview t={t} extra={extra} report={report} />
    </div>
  );
}

function SearchPreview({ t, report: { url, preview } }: Pick<Props, "t" | "report">) {
  const { title, description, direction, site } = preview;
  const address = new URL(url);
  return (
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
  );
}

function SharePreview({ t, extra, report }: Props) {
  const [network, setNetwork] = useState<Network>("whatsapp");
  const names: Readonly<Record<Network, string>> = {
    whatsapp: extra.networkWhatsapp,
    facebook: extra.networkFacebook,
    x: "X",
    linkedin: extra.networkLinkedin,
  };
  return (
    <section aria-labelledby="seo-share-preview">
      <h2 id="seo-share-preview" className="type-head">
        {t.sharePreview}
      </h2>
      <Tabs<Network>
        label={t.sharePreview}
        tabs={networks.map((id) => ({ id, label: names[id] }))}
        selected={network}
        onSelect={setNetwork}
      >
        <Card
          t={t}
          extra={extra}
          network={network}
          card={toLinkPreviews(report)[network]}
          direction={report.preview.direction}
        />
      </Tabs>
    </section>
  );
}

interface CardProps extends Pick<Props, "t" | "extra"> {
  readonly network: Network;
  readonly card: LinkPreview;
  readonly direction: "rtl" | "ltr";
}

function Card({ t, extra, network, card, direction }: CardProps) {
  const { picture, title, description, host } = card;
  if (title === "" && picture === "none" && network === "x")
    return <p className="seo-nothing">{extra.bareLink}</p>;
  return (
    <div className="seo-share" dir={direction} data-network={network} data-picture={picture}>
      <p className="seo-share-picture">{picture === "none" ? t.noShareImage : t.hasShareImage}</p>
      <div className="seo-share-text">
        <p className="seo-share-title">{title || t.noTitle}</p>
        {description !== "" && <p className="seo-result-text">{description}</p>}
        <p className="seo-share-host type-small">
          <bdi dir="ltr">{host}</bdi>
        </p>
      </div>
    </div>
  );
}
