import type { PageReport } from "../contract.ts";

export const networks = ["whatsapp", "facebook", "x", "linkedin"] as const;
export type Network = (typeof networks)[number];

/** What a network shows where a link to the page is shared. */
export interface LinkPreview {
  /** `large`: above the text; `small`: a square beside it; `none`: the text alone. */
  readonly picture: "large" | "small" | "none";
  /** Empty where the network shows the bare link. */
  readonly title: string;
  /** Empty where the page or the network has none. */
  readonly description: string;
  readonly host: string;
}

/**
 * Builds the card of each network from the tags that it reads. LinkedIn shows no description. X
 * reads its own tags before those of Open Graph, and draws a small card without `twitter:card`
 * where the page has a title and a description of Open Graph.
 * @see https://ogp.me/
 * @see https://developer.x.com/en/docs/x-for-websites/cards/overview/markup
 * @see https://www.linkedin.com/help/linkedin/answer/a521928
 * @see https://faq.whatsapp.com/1158827131393366
 */
export function toLinkPreviews({
  url,
  preview,
}: Pick<PageReport, "url" | "preview">): Record<Network, LinkPreview> {
  const { shareTitle: title, shareDescription: description, hasShareImage } = preview;
  const host = new URL(url).hostname;
  const card: LinkPreview = {
    picture: hasShareImage ? "large" : "none",
    title,
    description,
    host,
  };
  return {
    whatsapp: card,
    facebook: card,
    x: toXPreview(preview, card),
    linkedin: { ...card, description: "" },
  };
}

function toXPreview({ x }: PageReport["preview"], card: LinkPreview): LinkPreview {
  // Reports of older versions do not say what X reads.
  if (x === undefined) return card;
  if (x.card === null) return { ...card, picture: "none", title: "", description: "" };
  const isLarge = x.card === "large" && x.hasImage;
  return {
    ...card,
    picture: isLarge ? "large" : "small",
    title: x.title,
    description: isLarge ? "" : x.description,
  };
}
