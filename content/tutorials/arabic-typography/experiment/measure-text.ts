/** A text, its language, and the widths in ems at which it is wrapped. */
export interface WrappedText {
  readonly text: string;
  readonly lang: "ar" | "en";
  readonly widthsEm: readonly number[];
}

// The functions below run in the page: each is complete in itself, and a font size of 100 px makes
// a pixel a hundredth of it.

/**
 * Finds the line height at which no line of a text touches the next one, at any of the widths. For
 * each column of pixels it adds how far the upper line reaches below its base line to how far the
 * lower one reaches above its own.
 * @returns the line height as a share of the font size
 */
export function findTouchingLineHeight({ text, lang, widthsEm }: WrappedText): number {
  const fontPx = 100;
  const baseline = 2 * fontPx;
  const paragraph = document.createElement("p");
  Object.assign(paragraph, { lang, dir: lang === "ar" ? "rtl" : "ltr", textContent: text });
  document.body.append(paragraph);

  const listLines = (): readonly string[] => {
    const lines: string[] = [];
    let lastTop = -Infinity;
    for (const { index, 0: word } of text.matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(paragraph.firstChild!, index);
      range.setEnd(paragraph.firstChild!, index + word.length);
      const { top } = range.getBoundingClientRect();
      if (top > lastTop + fontPx / 2) lines.push(word);
      else lines.push(`${lines.pop()} ${word}`);
      lastTop = top;
    }
    return lines;
  };

  /** How far ink reaches above and below the base line, for each column of pixels. */
  const readInk = (line: string, widthPx: number) => {
    const canvas = new OffscreenCanvas(widthPx, 2 * baseline);
    const context = canvas.getContext("2d", { willReadFrequently: true })!;
    context.font = getComputedStyle(paragraph).font;
    context.direction = lang === "ar" ? "rtl" : "ltr";
    context.fillText(line, lang === "ar" ? widthPx : 0, baseline);
    const { data } = context.getImageData(0, 0, widthPx, 2 * baseline);
    const above = Array.from({ length: widthPx }, () => -Infinity);
    const below = [...above];
    for (let y = 0; y < 2 * baseline; y++)
      for (let x = 0; x < widthPx; x++) {
        if (data[(y * widthPx + x) * 4 + 3]! < 128) continue;
        above[x] = Math.max(above[x]!, baseline - y);
        below[x] = Math.max(below[x]!, y + 1 - baseline);
      }
    return { above, below };
  };

  let distancePx = 0;
  for (const widthEm of widthsEm) {
    paragraph.style.width = `${widthEm}em`;
    const lines = listLines().map((line) => readInk(line, widthEm * fontPx));
    for (const [at, { below }] of lines.slice(0, -1).entries())
      for (const [x, depth] of below.entries())
        distancePx = Math.max(distancePx, depth + lines[at + 1]!.above[x]!);
  }
  paragraph.remove();
  return distancePx / fontPx;
}

/** @returns how many times wider than a usual space the widest one of a justified text is */
export function findWidestSpace({ text, lang, widthsEm }: WrappedText): number {
  const paragraph = document.createElement("p");
  Object.assign(paragraph, { lang, dir: lang === "ar" ? "rtl" : "ltr", textContent: text });
  document.body.append(paragraph);
  const measureSpace = (index: number): number => {
    const range = document.createRange();
    range.setStart(paragraph.firstChild!, index);
    range.setEnd(paragraph.firstChild!, index + 1);
    return range.getBoundingClientRect().width;
  };
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const usual = Math.max(...spaces.map(measureSpace));
  paragraph.style.textAlign = "justify";
  const widest = widthsEm.map((widthEm) => {
    paragraph.style.width = `${widthEm}em`;
    return Math.max(...spaces.map(measureSpace));
  });
  paragraph.remove();
  return Math.max(...widest) / usual;
}

export interface MeasuredLine {
  readonly text: string;
  readonly lang: "ar" | "en";
  /** As CSS writes it. */
  readonly letterSpacing?: string;
}

/** @returns the width of a text in one line, in ems */
export function measureWidthEm({ text, lang, letterSpacing = "0" }: MeasuredLine): number {
  const line = document.createElement("span");
  Object.assign(line, { lang, textContent: text });
  line.style.letterSpacing = letterSpacing;
  document.body.append(line);
  const { width } = line.getBoundingClientRect();
  line.remove();
  return width / 100;
}

/** @returns how high the middle one of some letters reaches above its base line, in ems */
export function findMiddleHeightEm(letters: readonly string[]): number {
  const context = new OffscreenCanvas(1, 1).getContext("2d")!;
  context.font = getComputedStyle(document.body).font;
  const heights = letters.map((letter) => context.measureText(letter).actualBoundingBoxAscent);
  return heights.sort((a, b) => a - b)[Math.floor(letters.length / 2)]! / 100;
}
