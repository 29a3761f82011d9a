import type { DefaultTreeAdapterTypes as Tree } from "parse5";
import type { Anchor, HeadLink, Meta, Picture, Script } from "./page.ts";
import {
  getText,
  isLength,
  toAttributes,
  type Attributes,
  type Place,
  type Writable,
} from "./read-element.ts";
import { collapseWhitespace } from "../text/text.ts";

const linkAttributes = ["target", "download", "ping", "rel", "hreflang", "type", "referrerpolicy"];

export function toHeadLink(at: Attributes, { isInHead }: Place): Writable<HeadLink> {
  const { href = "", hreflang = null, media = null } = at;
  return {
    rel: (at.rel ?? "").trim().toLowerCase(),
    href,
    url: null,
    hreflang,
    media,
    isDisabled: at.disabled !== undefined,
    isInHead,
  };
}

/** A link without its text, which is known once its content has been read. */
export function toAnchor(at: Attributes, place: Place): Writable<Anchor> {
  return {
    href: at.href ?? null,
    url: null,
    text: "",
    ownText: "",
    spokenName: collapseWhitespace(at["aria-label"] ?? ""),
    rel: (at.rel ?? "").toLowerCase(),
    role: (at.role ?? "").trim(),
    name: at.name ?? "",
    id: at.id ?? "",
    hasHandler: Object.keys(at).some((name) => /^on[a-z]/.test(name)),
    hasLinkAttributes: linkAttributes.some((name) => at[name] !== undefined),
    language: place.language,
    isHidden:
      (place.drawing === "none" ? place.isHidden : place.drawing === "hidden") || place.isUnread,
  };
}

/** Returns one entry for each attribute that names the meta; malformed markup may have several. */
export function listMetas(at: Attributes, { isInHead }: Place): readonly Meta[] {
  const metas: Meta[] = [];
  if (at.charset !== undefined)
    metas.push({ key: "charset", attribute: "charset", content: at.charset, isInHead });
  for (const attribute of ["name", "property", "http-equiv"] as const) {
    const key = at[attribute];
    if (key !== undefined)
      metas.push({
        key: key.trim().toLowerCase(),
        attribute,
        content: at.content ?? "",
        isInHead,
      });
  }
  return metas;
}

export function toPicture(at: Attributes, place: Place, charsBefore: number): Writable<Picture> {
  return {
    src: at.src ?? at["data-src"] ?? "",
    url: null,
    alt: at.alt ?? null,
    hasOtherName: Boolean(at["aria-label"]?.trim() || at.title?.trim()),
    isDecorative: hasDecorativeRole(at) || place.isHidden || place.isUnread,
    hasSize:
      (isLength(at.width) && isLength(at.height)) ||
      (at.style !== undefined && /aspect-ratio|(?:^|[;\s])height\s*:/i.test(at.style)),
    isLazy: at.loading?.toLowerCase() === "lazy",
    srcset: at.srcset ?? "",
    sourceTypes: place.sourceTypes,
    charsBefore,
  };
}

/** A role takes the picture out of what readers say, unless it can be focused. */
function hasDecorativeRole({ role = "", tabindex }: Attributes): boolean {
  return /^\s*(?:presentation|none)(?:\s|$)/i.test(role) && tabindex === undefined;
}

export function toScript(node: Tree.Element, { isInHead }: Place): Writable<Script> {
  const at = toAttributes(node);
  const type = (at.type ?? "").trim().toLowerCase();
  return {
    src: at.src ?? null,
    url: null,
    type,
    // A script for browsers without modules is not loaded by any of today's.
    isDeferred:
      at.async !== undefined ||
      at.defer !== undefined ||
      at.nomodule !== undefined ||
      type === "module",
    isInHead,
    code: at.src === undefined ? getText(node) : "",
  };
}
