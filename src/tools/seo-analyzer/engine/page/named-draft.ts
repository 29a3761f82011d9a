import type { DefaultTreeAdapterTypes as Tree } from "parse5";
import { findLabelTexts } from "./find-label-texts.ts";
import { maxNameChars, type NameCollector } from "./name-collector.ts";
import { PageDraft } from "./page-draft.ts";
import { toAnchor, toPicture } from "./page-records.ts";
import type { Anchor } from "./page.ts";
import {
  getText,
  toAttributes,
  type Attributes,
  type Place,
  type Writable,
} from "./read-element.ts";
import { collapseWhitespace } from "../text/text.ts";

/** Elements are named by one other element, or by a few. */
const maxLabelIds = 20;

/** An id is a word; a list of that length has more of them than are read. */
const maxIdListChars = 2_000;

/** Elements that a JavaScript framework fills. */
const rootIds = new Set(["root", "app", "__next", "__nuxt", "___gatsby", "svelte", "main-app"]);

/** Splits the ids of an attribute, each once and so many as are read. */
const splitIds = (ids: string): string[] =>
  [...new Set(ids.slice(0, maxIdListChars).split(/\s+/))]
    .filter((id) => id !== "")
    .slice(0, maxLabelIds);

/** A draft whose links and pictures are named: by their content, labels and other elements. */
export class NamedDraft extends PageDraft {
  readonly collectors: NameCollector[] = [];
  /** The number of characters that collectors have read, whether they keep them or not. */
  collectedChars = 0;
  /** What other elements name, by the ids of those. */
  readonly labelled: { ids: readonly string[]; setLabel: (label: string) => void }[] = [];

  /** Names what other elements name, which may come later on the page. */
  applyLabels(document: Tree.Document): void {
    if (this.labelled.length === 0) return;
    const texts = findLabelTexts(
      document,
      this.labelled.flatMap(({ ids }) => ids),
    );
    for (const { ids, setLabel } of this.labelled) {
      const label = ids
        .flatMap((id) => texts.get(id) || [])
        .join(" ")
        .slice(0, maxNameChars);
      if (label !== "") setLabel(label);
    }
  }

  addLabelled(
    ids: string | readonly string[] | undefined,
    setLabel: (label: string) => void,
  ): void {
    const named = typeof ids === "string" ? splitIds(ids) : [...new Set(ids)].slice(0, maxLabelIds);
    if (named.length > 0) this.labelled.push({ ids: named, setLabel });
  }

  /** Reads the labels of an element within a link or heading. */
  addInnerLabels(node: Tree.Element, place: Place): void {
    if (place.isUnread || place.isHidden) return;
    const { "aria-label": label = "", "aria-labelledby": ids, title = "" } = toAttributes(node);
    if (label === "" && title === "" && ids === undefined) return;
    const labelIds = splitIds(ids ?? "");
    const text = `${label.slice(0, maxNameChars)} ${title.slice(0, maxNameChars)}`;
    const hasLabel = text.trim() !== "";
    for (const collector of this.collectors) {
      if (hasLabel) collector.addLabel(text);
      if (collector.labelIds.length < maxLabelIds) collector.labelIds.push(...labelIds);
    }
  }

  /** Adds a part of a picture that is a link; its alternative text is its text. */
  addArea(at: Attributes, place: Place): void {
    const anchor = toAnchor(at, place);
    const text = collapseWhitespace((at.alt ?? "").slice(0, maxNameChars));
    this.anchors.push(anchor);
    this.nameAnchor(anchor, at, { text, ownText: text, spokenText: text }, []);
  }

  /** Sets the texts of a link, and its name: by its label, else its content, else its title. */
  nameAnchor(
    anchor: Writable<Anchor>,
    at: Attributes,
    { text, ownText, spokenText }: ReturnType<NameCollector["toTexts"]>,
    innerLabelIds: readonly string[],
  ): void {
    anchor.text = text;
    anchor.ownText = ownText;
    anchor.spokenName ||= spokenText || collapseWhitespace(at.title ?? "");
    const setName = (label: string): void => {
      anchor.spokenName ||= label;
    };
    this.addLabelled(at["aria-labelledby"], setName);
    this.addLabelled(innerLabelIds, setName);
  }

  addImage(at: Attributes, place: Place): void {
    const image = toPicture(at, place, this.charCount);
    if (image.alt !== null)
      for (const collector of this.collectors) collector.addPictureText(image.alt, place);
    this.addLabelled(at["aria-labelledby"], () => {
      image.hasOtherName = true;
    });
    this.images.push(image);
  }

  /** Detects the root element of a JavaScript framework that is still empty. */
  addRoot(node: Tree.Element): void {
    const isEmpty =
      node.childNodes.every((child) => !("tagName" in child)) &&
      collapseWhitespace(getText(node)) === "";
    if (isEmpty && rootIds.has(toAttributes(node).id ?? "")) this.hasEmptyRoot = true;
  }

  addEmbed(tag: string, at: Attributes): void {
    const url = at.src ?? at.data;
    if (url) this.embeds.push({ tag, url });
  }
}
