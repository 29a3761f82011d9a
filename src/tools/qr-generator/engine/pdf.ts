import { zlibSync } from "fflate";
import { channelsOf } from "./colours.ts";
import type { Block, Drawing } from "./drawing.ts";
import type { Look } from "./style.ts";
import { logoPlace } from "./svg.ts";

/** The pixels of a logo: four bytes each, as a canvas gives them. */
export interface LogoPixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

const pointsPerMm = 72 / 25.4;
/** Where the control points of a quarter circle lie, as a share of its radius. */
const kappa = 0.5523;
const short = (value: number): string => String(Number(value.toFixed(4)));

/**
 * One page as large as the code, in vectors, for print.
 * @see ISO 32000-1, 7.5 (file), 8.5 (paths), 8.9 (images)
 */
export function pdfFile(
  drawing: Drawing,
  look: Pick<Look, "foreground" | "background" | "isTransparent">,
  sideMm: number,
  logo?: LogoPixels,
): Uint8Array<ArrayBuffer> {
  const side = short(sideMm * pointsPerMm);
  const place = logo === undefined ? undefined : logoPlace(drawing, logo.width / logo.height);
  const scale = short((sideMm * pointsPerMm) / drawing.side);
  const page = [
    look.isTransparent ? "" : `${fillOf(look.background)} 0 0 ${side} ${side} re f`,
    // From here on a unit is a module and y grows downwards.
    `${scale} 0 0 -${scale} 0 ${side} cm`,
    `${fillOf(look.foreground)} ${drawing.blocks.map(pathOf).join(" ")} f*`,
    place === undefined
      ? ""
      : `q ${short(place.width)} 0 0 -${short(place.height)} ${short(place.x)} ${short(place.y + place.height)} cm /Logo Do Q`,
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
            channels(logo, [0, 1, 2]),
          ],
          [
            `${image} /Width ${logo.width} /Height ${logo.height} /ColorSpace /DeviceGray`,
            channels(logo, [3]),
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

function pathOf({ x, y, width, height, radii }: Block): string {
  if (radii.every((radius) => radius === 0))
    return `${[x, y, width, height].map(short).join(" ")} re`;
  const [topLeft, topRight, bottomRight, bottomLeft] = radii;
  const right = x + width;
  const bottom = y + height;
  // A corner of radius r that turns around (cx, cy): from there by (ax, ay) to there by (bx, by), in radii.
  const turn = (
    cx: number,
    cy: number,
    radius: number,
    [ax, ay]: readonly [number, number],
    [bx, by]: readonly [number, number],
  ): string =>
    radius === 0
      ? ""
      : `${[cx + (ax + bx * kappa) * radius, cy + (ay + by * kappa) * radius, cx + (bx + ax * kappa) * radius, cy + (by + ay * kappa) * radius, cx + bx * radius, cy + by * radius].map(short).join(" ")} c`;
  return [
    `${short(x + topLeft)} ${short(y)} m ${short(right - topRight)} ${short(y)} l`,
    turn(right - topRight, y + topRight, topRight, [0, -1], [1, 0]),
    `${short(right)} ${short(bottom - bottomRight)} l`,
    turn(right - bottomRight, bottom - bottomRight, bottomRight, [1, 0], [0, 1]),
    `${short(x + bottomLeft)} ${short(bottom)} l`,
    turn(x + bottomLeft, bottom - bottomLeft, bottomLeft, [0, 1], [-1, 0]),
    `${short(x)} ${short(y + topLeft)} l`,
    turn(x + topLeft, y + topLeft, topLeft, [-1, 0], [0, -1]),
    "h",
  ].join(" ");
}

function fillOf(colour: string): string {
  return `${channelsOf(colour)
    .map((channel) => short(channel / 255))
    .join(" ")} rg`;
}

function channels({ width, height, data }: LogoPixels, kept: readonly number[]): Uint8Array {
  return Uint8Array.from(
    { length: width * height * kept.length },
    (_, at) => data[Math.floor(at / kept.length) * 4 + kept[at % kept.length]!]!,
  );
}
