/**
 * What a page looks like, as text: for each visible element its box, and those computed styles that
 * show.
 *
 * This file runs inside the page (`capture.ts` sends its text there), so it imports nothing and
 * only `describePage` is called from outside.
 */

/** One element that shows, in the order of the document. */
export interface DescribedElement {
  /** How many described elements it lies in. */
  readonly depth: number;
  /** Its path from the described element around it, as `div[2]/h2`. */
  readonly key: string;
  /** How it looks: each property by a short name. */
  readonly look: Readonly<Record<string, string>>;
}

/** The nearest described element around the one that is looked at. */
interface Container {
  readonly depth: number;
  readonly element: Element;
  readonly inherited: Readonly<Record<string, string>>;
}

/** Elements that give a page its structure are described even where they draw nothing. */
const structural = "body, header, nav, main, section, article, aside, footer, form, figure";
const controls = "img, svg, input, select, textarea, button, video, iframe, progress";
/**
 * The attributes that say what a drawing looks like. Ids are left out: React makes new ones in
 * every build.
 */
const shapeAttributes =
  /^(d|transform|viewBox|preserveAspectRatio|x|y|x1|y1|x2|y2|width|height|r|cx|cy|rx|ry|points|offset|stop-opacity|stroke-width|text-anchor|font-size|font-weight)$/;

export function describePage(): readonly DescribedElement[] {
  const found: DescribedElement[] = [];
  const root = document.documentElement;
  const container: Container = { depth: 0, element: root, inherited: {} };
  describeElement(document.body, container, found);
  return found;
}

function describeElement(element: Element, container: Container, found: DescribedElement[]): void {
  const style = getComputedStyle(element);
  // An island has no box of its own, and what is in it shows.
  const isOpen = style.display === "contents";
  if (!isOpen && !element.checkVisibility()) return;
  const inside =
    !isOpen && isShown(element, style) ? describe(element, style, container, found) : container;
  if (element instanceof SVGElement) return;
  for (const child of element.children) describeElement(child, inside, found);
}

function describe(
  element: Element,
  style: CSSStyleDeclaration,
  container: Container,
  found: DescribedElement[],
): Container {
  const inherited = inheritedLook(style);
  const differing = Object.entries(inherited).filter(
    ([name, value]) => container.inherited[name] !== value,
  );
  const look = {
    ...measureBox(element, style, container.element),
    ...Object.fromEntries(differing),
    ...ownLook(element, style),
    ...pseudoLook(element),
    ...measureOverflow(element, style),
    ...(element instanceof SVGElement ? describeDrawing(element) : {}),
  };
  found.push({ depth: container.depth, key: computeKey(element, container.element), look });
  return { depth: container.depth + 1, element, inherited };
}

function isShown(element: Element, style: CSSStyleDeclaration): boolean {
  const { width, height } = element.getBoundingClientRect();
  // What is clipped away or as small as a pixel holds words for screen readers alone.
  if (style.clipPath === "inset(50%)" || (width <= 1 && height <= 1)) return false;
  if (style.visibility !== "visible") return false;
  return (
    element.matches(structural) ||
    element.matches(controls) ||
    hasOwnText(element) ||
    describeBorder(style) !== "" ||
    readColour(style.backgroundColor) !== "" ||
    style.backgroundImage !== "none" ||
    style.boxShadow !== "none" ||
    ["::before", "::after"].some((name) => isDrawn(getComputedStyle(element, name)))
  );
}

function ownTexts(element: Element): readonly Node[] {
  return [...element.childNodes].filter(
    (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim() !== "",
  );
}

function hasOwnText(element: Element): boolean {
  return ownTexts(element).length > 0;
}

/**
 * The path from a described element to one inside it: tags, with ids or positions among siblings of
 * the same tag.
 */
function computeKey(element: Element, from: Element): string {
  const parts: string[] = [];
  for (let at = element; at !== from && at.parentElement !== null; at = at.parentElement)
    parts.unshift(keyPart(at));
  return parts.join("/");
}

function keyPart(element: Element): string {
  const tag = element.localName;
  // Ids that React makes begin with an underscore and change from build to build.
  if (/^[A-Za-z][\w-]*$/.test(element.id)) return `${tag}#${element.id}`;
  const alike = [...element.parentElement!.children].filter((other) => other.localName === tag);
  return alike.length === 1 ? tag : `${tag}[${alike.indexOf(element) + 1}]`;
}

/**
 * Place and size in px, the place counted from the described element around it, so that what grows
 * is named once and not with everything below it. Words in a line have no box: where they lie
 * depends on how the line is broken.
 */
function measureBox(
  element: Element,
  style: CSSStyleDeclaration,
  container: Element,
): Readonly<Record<string, string>> {
  if (style.display === "inline" && !element.matches(controls)) return {};
  const own = element.getBoundingClientRect();
  const outer = container.getBoundingClientRect();
  const numbers = [own.left - outer.left, own.top - outer.top, own.width, own.height];
  return { box: numbers.map((number) => String(Math.round(number))).join(" ") };
}

/** The styles that elements inside inherit. */
function inheritedLook(style: CSSStyleDeclaration): Readonly<Record<string, string>> {
  return {
    color: readColour(style.color) || "transparent",
    font: `${px(style.fontSize)} ${style.fontWeight}${style.fontStyle === "normal" ? "" : ` ${style.fontStyle}`}`,
    family: style.fontFamily.split(",")[0]!.replaceAll('"', ""),
    line: px(style.lineHeight),
    spacing: `${px(style.letterSpacing)} ${px(style.wordSpacing)}`,
    variation: style.fontVariationSettings.replaceAll('"', ""),
    numeric: style.fontVariantNumeric,
    align: style.textAlign,
    case: style.textTransform,
    direction: style.direction,
  };
}

function ownLook(element: Element, style: CSSStyleDeclaration): Readonly<Record<string, string>> {
  const background = readColour(style.backgroundColor);
  const border = describeBorder(style);
  const hasBox = background !== "" || border !== "" || element.matches("img");
  const entries: Readonly<Record<string, string | undefined>> = {
    background,
    image: omitInitial(style.backgroundImage.replaceAll(/url\([^)]*\)/g, "url()"), "none"),
    border,
    radius: hasBox ? omitInitial(style.borderRadius, "0px") : undefined,
    shadow: omitInitial(style.boxShadow, "none"),
    outline:
      style.outlineStyle === "none"
        ? undefined
        : `${style.outlineWidth} ${style.outlineStyle} ${readColour(style.outlineColor)} ${style.outlineOffset}`,
    padding: hasOwnText(element) || hasBox ? omitInitial(style.padding, "0px") : undefined,
    decoration: omitInitial(style.textDecorationLine, "none"),
    opacity: omitInitial(style.opacity, "1"),
    transform: omitInitial(style.transform, "none"),
    turn: omitInitial(style.scale, "none"),
    filter: omitInitial(style.filter, "none"),
    clip: omitInitial(style.clipPath, "none"),
    fit: element.matches("img") ? omitInitial(style.objectFit, "fill") : undefined,
    placeholder: readPlaceholder(element),
  };
  return definedEntries(entries);
}

function pseudoLook(element: Element): Readonly<Record<string, string>> {
  return definedEntries(
    Object.fromEntries(
      (["before", "after"] as const).map((name) => {
        const style = getComputedStyle(element, `::${name}`);
        if (!isDrawn(style)) return [name, ""];
        const look = [
          style.content.replaceAll(/\s+/g, " "),
          `${px(style.width)}×${px(style.height)}`,
          readColour(style.color),
          readColour(style.backgroundColor),
          describeBorder(style),
        ];
        return [name, look.filter(Boolean).join(" ")];
      }),
    ),
  );
}

function isDrawn(style: CSSStyleDeclaration): boolean {
  return style.content !== "none" && style.content !== "normal" && style.display !== "none";
}

function readPlaceholder(element: Element): string {
  const hasPlaceholder =
    element.matches("input, textarea") && element.matches(":placeholder-shown");
  return hasPlaceholder && element.hasAttribute("placeholder")
    ? readColour(getComputedStyle(element, "::placeholder").color)
    : "";
}

/** Says where text leaves its box. */
function measureOverflow(
  element: Element,
  style: CSSStyleDeclaration,
): Readonly<Record<string, string>> {
  if (element === document.body) {
    const root = document.documentElement;
    return root.scrollWidth > root.clientWidth ? { overflow: "the page scrolls sideways" } : {};
  }
  const box = blockAround(element).getBoundingClientRect();
  // The box of a line is higher than the letters in it where the line height is small.
  const slack = Number.parseFloat(style.fontSize) / 2;
  const rects = ownTexts(element).flatMap((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()];
  });
  const isWider = rects.some(({ left, right }) => left < box.left - 1 || right > box.right + 1);
  const isHigher = rects.some(
    ({ top, bottom }) => top < box.top - slack || bottom > box.bottom + slack,
  );
  const sides = [...(isWider ? ["sideways"] : []), ...(isHigher ? ["downwards"] : [])];
  return sides.length === 0 ? {} : { overflow: sides.join(" and ") };
}

function blockAround(element: Element): Element {
  let block = element;
  while (["inline", "contents"].includes(getComputedStyle(block).display) && block.parentElement)
    block = block.parentElement;
  return block;
}

/**
 * A drawing is one thing: a digest of its shapes, and one of the colours they have in this theme.
 */
function describeDrawing(svg: SVGElement): Readonly<Record<string, string>> {
  const all = [svg, ...svg.querySelectorAll("*")];
  const shapes = all.map((shape) => {
    const attributes = [...shape.attributes].filter(({ name }) => shapeAttributes.test(name));
    const words = shape.localName === "text" ? shape.textContent : "";
    return [shape.localName, ...attributes.map(({ name, value }) => `${name}=${value}`), words];
  });
  const paints = all.map((shape) => {
    const { fill, stroke, strokeWidth, opacity, color } = getComputedStyle(shape);
    const [filled, lined] = [fill, stroke].map((paint) => readColour(paint!));
    return [
      filled,
      lined,
      strokeWidth,
      opacity,
      shape.localName === "use" ? readColour(color) : "",
    ];
  });
  return { shapes: computeDigest(shapes), paint: computeDigest(paints) };
}

/** FNV-1a, 32 bits: enough to see that something is not as it was. */
function computeDigest(value: unknown): string {
  let hash = 0x811c9dc5;
  for (const char of JSON.stringify(value))
    hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, "0");
}

function describeBorder(style: CSSStyleDeclaration): string {
  const sides = (["Top", "Right", "Bottom", "Left"] as const).map((side) => {
    const [width, line] = [style[`border${side}Width`], style[`border${side}Style`]];
    const colour = readColour(style[`border${side}Color`]);
    return line === "none" || width === "0px" || colour === ""
      ? "0"
      : `${px(width)} ${line} ${colour}`;
  });
  if (sides.every((side) => side === "0")) return "";
  return sides.every((side) => side === sides[0]) ? sides[0]! : sides.join(", ");
}

/** As `#rrggbb`, or `#rrggbbaa` where it lets something through; empty where nothing shows. */
function readColour(computed: string): string {
  const numbers = computed.match(/-?[\d.]+(?:e-?\d+)?/g)?.map(Number);
  const unit = computed.startsWith("rgb")
    ? 1
    : computed.startsWith("color(srgb ")
      ? 255
      : undefined;
  if (unit === undefined || numbers === undefined) return computed === "none" ? "" : computed;
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers;
  if (alpha === 0) return "";
  const channels = [red, green, blue].map((channel) => channel * unit);
  if (alpha < 1) channels.push(alpha * 255);
  const hex = channels.map((channel) =>
    Math.min(255, Math.max(0, Math.round(channel)))
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${hex.join("")}`;
}

function px(length: string): string {
  const number = Number.parseFloat(length);
  return Number.isNaN(number) ? length : String(Math.round(number * 10) / 10);
}

function omitInitial(value: string, initial: string): string | undefined {
  return value === initial ? undefined : value;
}

function definedEntries(
  entries: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(entries).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== "",
    ),
  );
}
