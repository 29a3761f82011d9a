import { zlibSync } from "fflate";
import { parseChannels } from "./colours.ts";
import type { Block, Drawing } from "./drawing.ts";
import type { QrStyle } from "./style.ts";
import { placeLogo } from "./svg.ts";

/** The pixels of a logo: RGBA bytes of a canvas. */
export interface LogoPixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

const pointsPerMm = 72 / 25.4;
/**
 * The distance of the control points of a quarter circle drawn as a Bézier curve, as a share of its
 * radius.
 */
const kappa = 0.5523;
const formatNumber = (value: number): string => String(Number(value.toFixed(4)));

/**
 * Formats a drawing as a PDF with one page of the code's size, in vectors, for print.
 * @see ISO 32000-1, 7.5 (file), 8.5 (paths), 8.9 (images)
 */
export function formatPdf(
  drawing: Drawing,
  style: Pick<QrStyle, "foreground" | "background" | "isTransparent">,
  sideMm: number,
  logo?: LogoPixels,
): Uint8Array<ArrayBuffer> {
  const side = formatNumber(sideMm * pointsPerMm);
  const place = logo === undefined ? undefined : placeLogo(drawing, logo.width / logo.height);
  const scale = formatNumber((sideMm * pointsPerMm) / drawing.side);
  const page = [
    style.isTransparent ? "" : `${toFill(style.background)} 0 0 ${side} ${side} re f`,
    // From here on the unit is a module and y points downwards.
    `${scale} 0 0 -${scale} 0 ${side} cm`,
    `${toFill(style.foreground)} ${drawing.blocks.map(toPath).join(" ")} f*`,
    place === undefined
      ? ""
      : `q ${formatNumber(place.width)} 0 0 -${formatNumber(place.height)} ${formatNumber(place.x)} ${formatNumber(place.y + place.height)} cm /Logo Do Q`,
  ].join("\n");
  const image = "/Type /XObject /Subtype /Image /BitsPerComponent 8";
  const objects: readonly (readonly [dictionary: string, stream?: Uint8Array])[] = [
    ["<< /Type /Catalog /Pages 2 0 R >>"],
    ["<< /Type /Pages /Kids [3 0 R] /Count 1 >>"],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${side} ${side}] /Contents 4 0 R /Resources << ${logo === undefined ? "" : "/XObject << /Logo 5 0 R >>"} >> >>`,
    ],
    ["", new TextEncoder().encode(page)],
    ...(logo === undefined
      ? []
      : ([
          [
            `${image} /Width ${logo.width} /Height ${logo.height} /ColorSpace /DeviceRGB /SMask 6 0 R`,
            readChannels(logo, [0, 1, 2]),
          ],
          [
            `${image} /Width ${logo.width} /Height ${logo.height} /ColorSpace /DeviceGray`,
            readChannels(logo, [3]),
          ],
        ] as const)),
  ];
  return assemble(objects);
}

function assemble(
  objects: readonly (readonly [dictionary: string, stream?: Uint8Array])[],
): Uint8Array<ArrayBuffer> {
  const ascii = new TextEncoder();
  const parts: Uint8Array[] = [];
  let length = 0;
  const write = (part: string | Uint8Array): void => {
    const bytes = typeof part === "string" ? ascii.encode(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  write("%PDF-1.4\n");
  const offsets = objects.map(([dictionary, stream], index) => {
    const offset = length;
    write(`${index + 1} 0 obj\n`);
    if (stream === undefined) write(`${dictionary}\n`);
    else {
      const packed = zlibSync(stream, { level: 9 });
      write(`<< ${dictionary} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`);
      write(packed);
      write("\nendstream\n");
    }
    write("endobj\n");
    return offset;
  });
  const table = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  write(
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`,
  );
  const file = new Uint8Array(length);
  parts.reduce((at, part) => (file.set(part, at), at + part.length), 0);
  return file;
}

function toPath({ x, y, width, height, radii }: Block): string {
  if (radii.every((radius) => radius === 0))
    return `${[x, y, width, height].map(formatNumber).join(" ")} re`;
  const [topLeft, topRight, bottomRight, bottomLeft] = radii;
  const right = x + width;
  const bottom = y + height;
  // A corner of radius r around (cx, cy), from (cx + ax × r, cy + ay × r) to (cx + bx × r, cy + by
  // × r).
  const toCorner = (
    cx: number,
    cy: number,
    radius: number,
    [ax, ay]: readonly [number, number],
    [bx, by]: readonly [number, number],
  ): string =>
    radius === 0
      ? ""
      : `${[cx + (ax + bx * kappa) * radius, cy + (ay + by * kappa) * radius, cx + (bx + ax * kappa) * radius, cy + (by + ay * kappa) * radius, cx + bx * radius, cy + by * radius].map(formatNumber).join(" ")} c`;
  return [
    `${formatNumber(x + topLeft)} ${formatNumber(y)} m ${formatNumber(right - topRight)} ${formatNumber(y)} l`,
    toCorner(right - topRight, y + topRight, topRight, [0, -1], [1, 0]),
    `${formatNumber(right)} ${formatNumber(bottom - bottomRight)} l`,
    toCorner(right - bottomRight, bottom - bottomRight, bottomRight, [1, 0], [0, 1]),
    `${formatNumber(x + bottomLeft)} ${formatNumber(bottom)} l`,
    toCorner(x + bottomLeft, bottom - bottomLeft, bottomLeft, [0, 1], [-1, 0]),
    `${formatNumber(x)} ${formatNumber(y + topLeft)} l`,
    toCorner(x + topLeft, y + topLeft, topLeft, [-1, 0], [0, -1]),
    "h",
  ].join(" ");
}

function toFill(colour: string): string {
  return `${parseChannels(colour)
    .map((channel) => formatNumber(channel / 255))
    .join(" ")} rg`;
}

function readChannels(
  { width, height, data }: LogoPixels,
  keptChannels: readonly number[],
): Uint8Array {
  return Uint8Array.from(
    { length: width * height * keptChannels.length },
    (_, at) =>
      data[Math.floor(at / keptChannels.length) * 4 + keptChannels[at % keptChannels.length]!]!,
  );
}
