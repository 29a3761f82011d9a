import { deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";

/** A file as Playwright hands it to a page. */
export interface Upload {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/**
 * Hills under a sky, with grain: as hard to compress as a photograph, and the same on every
 * machine.
 */
export function createPhoto(width: number, height: number): Sharp {
  const data = Buffer.alloc(width * height * 3);
  let seed = 5;
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i += 3) {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      const grain = (seed >>> 27) - 16;
      const isHill = y > height * 0.55 + 40 * Math.sin(x / 90);
      data[i] = isHill
        ? 80 + 40 * Math.sin(x / 17 + y / 9) + grain
        : 110 + (90 * y) / height + grain / 4;
      data[i + 1] = isHill
        ? 120 + 30 * Math.cos(x / 23) + grain
        : 150 + (60 * y) / height + grain / 4;
      data[i + 2] = isHill ? 60 + grain : 225 - (50 * y) / height + grain / 4;
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

export async function toUpload(name: string, picture: Sharp): Promise<Upload> {
  return {
    name,
    mimeType: `image/${name.split(".").at(-1)!.replace("jpg", "jpeg")}`,
    buffer: await picture.toBuffer(),
  };
}

/** Four colours in the corners, so that any turn or mirror image shows. */
const createCornered = (): Sharp => {
  const [width, height] = [48, 32];
  const colours = [
    [220, 30, 30],
    [30, 200, 60],
    [40, 60, 220],
    [240, 230, 40],
  ] as const;
  const data = Uint8Array.from(
    { length: width * height },
    (_, i) => (i % width < 24 ? 0 : 1) + (i < width * 16 ? 0 : 2),
  );
  return sharp(Buffer.from([...data].flatMap((corner) => colours[corner]!)), {
    raw: { width, height, channels: 3 },
  });
};

/** Every orientation of Exif in every format that carries it. */
export async function createTurnedPictures(): Promise<readonly Upload[]> {
  const made: Upload[] = [];
  for (const format of ["jpg", "png", "webp"] as const) {
    for (let orientation = 1; orientation <= 8; orientation++) {
      const turned = createCornered().withMetadata({ orientation });
      made.push(
        await toUpload(
          `turned-${orientation}.${format}`,
          format === "jpg"
            ? turned.jpeg({ quality: 95, chromaSubsampling: "4:4:4" })
            : format === "png"
              ? turned.png()
              : turned.webp({ lossless: true }),
        ),
      );
    }
  }
  return made;
}

/** A PNG of 20000 by 20000 pixels of one bit in 50 KB, whole and right. */
function createBomb(): Buffer {
  const side = 20_000;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const chunk = (name: string, body: Buffer): Buffer => {
    const out = Buffer.alloc(12 + body.length);
    out.writeUInt32BE(body.length, 0);
    out.write(name, 4, "latin1");
    body.copy(out, 8);
    out.writeUInt32BE(computeCrc(out.subarray(4, 8 + body.length)), 8 + body.length);
    return out;
  };
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc((side / 8 + 1) * side))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function computeCrc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

const formats = ["jpeg", "png", "webp", "avif", "gif"] as const;

/**
 * Two hundred files that say they are pictures: cut short, scribbled over, forged, empty, odd. The
 * same every time.
 */
export async function createHostileFiles(): Promise<readonly Upload[]> {
  const files: Upload[] = [];
  const add = (name: string, mimeType: string, buffer: Uint8Array | string): unknown =>
    files.push({
      name: `${String(files.length).padStart(3, "0")}-${name}`,
      mimeType,
      buffer: Buffer.from(buffer as Uint8Array),
    });
  const small = createPhoto(96, 64);
  const whole = Object.fromEntries(
    await Promise.all(
      formats.map(
        async (format) => [format, await small.clone().toFormat(format).toBuffer()] as const,
      ),
    ),
  );

  for (const format of formats) {
    const bytes = whole[format]!;
    for (let i = 0; i < 12; i++)
      add(
        `cut.${format}`,
        `image/${format}`,
        bytes.subarray(0, Math.floor((bytes.length * i) / 12)),
      );
    for (let i = 0; i < 14; i++) {
      const scribbled = Buffer.from(bytes);
      for (let n = 0; n <= i; n++)
        scribbled[(n * 7919 + i * 104_729) % scribbled.length] = (n * 31 + i * 17) % 256;
      add(`scribbled.${format}`, `image/${format}`, scribbled);
    }
    add(
      `of-one-pixel.${format}`,
      `image/${format}`,
      await sharp({ create: { width: 1, height: 1, channels: 3, background: "#3a7" } })
        .toFormat(format)
        .toBuffer(),
    );
    add(`misnamed.${format}`, "image/png", bytes);
  }
  for (const format of ["jpeg", "png", "gif"] as const) {
    const forged = Buffer.from(whole[format]!);
    if (format === "png") [16, 20].forEach((at) => forged.writeUInt32BE(20_000, at));
    else if (format === "gif") [6, 8].forEach((at) => forged.writeUInt16LE(65_535, at));
    else {
      const frame = forged.findIndex(
        (byte, i) => byte === 0xff && (forged[i + 1] === 0xc0 || forged[i + 1] === 0xc2),
      );
      [frame + 5, frame + 7].forEach((at) => forged.writeUInt16BE(65_535, at));
    }
    add(`forged.${format}`, `image/${format}`, forged);
  }
  add("bomb.png", "image/png", createBomb());
  const text = [
    "",
    " ",
    "hello",
    "<!doctype html><p>no picture</p>",
    "%PDF-1.7",
    "PK\u0003\u0004",
    "GIF89a",
    "RIFF\0\0\0\0WEBP",
    "BM",
    "\u0089PNG\r\n\u001a\n",
    "{}",
    "\0".repeat(4000),
  ];
  for (const content of text) add("text.png", "image/png", Buffer.from(content, "latin1"));
  add(
    "drawn.svg",
    "image/svg+xml",
    `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>`,
  );
  add(
    "phone.heic",
    "image/heic",
    Buffer.concat([
      Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0mif1heic", "latin1"),
      Buffer.alloc(200),
    ]),
  );
  add("scan.tiff", "image/tiff", await small.clone().tiff().toBuffer());
  add("cmyk.jpeg", "image/jpeg", await small.clone().toColourspace("cmyk").jpeg().toBuffer());
  add("deep.png", "image/png", await small.clone().toColourspace("rgb16").png().toBuffer());
  add("grey.jpeg", "image/jpeg", await small.clone().greyscale().jpeg().toBuffer());
  add("grey.png", "image/png", await small.clone().greyscale().png().toBuffer());
  add(
    "palette.png",
    "image/png",
    await small.clone().png({ palette: true, colours: 16 }).toBuffer(),
  );
  add("glass.png", "image/png", await small.clone().ensureAlpha(0.4).png().toBuffer());
  add("glass.webp", "image/webp", await small.clone().ensureAlpha(0.4).webp().toBuffer());
  const frames = sharp(
    Buffer.concat([Buffer.alloc(48 * 32 * 3, 40), Buffer.alloc(48 * 32 * 3, 220)]),
    { raw: { width: 48, height: 64, channels: 3, pageHeight: 32 } },
  );
  add(
    "moving.gif",
    "image/gif",
    await frames
      .clone()
      .gif({ loop: 0, delay: [90, 90] })
      .toBuffer(),
  );
  add(
    "moving.webp",
    "image/webp",
    await frames
      .clone()
      .webp({ loop: 0, delay: [90, 90] })
      .toBuffer(),
  );
  add(
    "wide.png",
    "image/png",
    await sharp({ create: { width: 20_000, height: 1, channels: 3, background: "#fa0" } })
      .png()
      .toBuffer(),
  );
  add(
    "tall.png",
    "image/png",
    await sharp({ create: { width: 1, height: 20_000, channels: 3, background: "#0af" } })
      .png()
      .toBuffer(),
  );
  for (let i = 0; files.length < 200; i++)
    add(
      "noise.webp",
      "image/webp",
      Buffer.concat([
        whole.webp!.subarray(0, 20 + i),
        Buffer.from(Array.from({ length: 300 }, (_, n) => (n * n * 31 + i * 97) % 256)),
      ]),
    );
  return files;
}
