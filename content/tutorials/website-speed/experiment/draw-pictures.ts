import sharp from "sharp";

/** The spices of the example shop: the colour of the powder and of its shadow. */
export const spices = [
  { id: "saffron", name: "زعفران", powder: "#c4361c", shade: "#6d120b" },
  { id: "turmeric", name: "كركم", powder: "#e0a020", shade: "#8a5605" },
  { id: "cumin", name: "كمون", powder: "#9a7443", shade: "#4d3415" },
  { id: "sumac", name: "سماق", powder: "#7d1f35", shade: "#3a0a17" },
  { id: "coriander", name: "كزبرة", powder: "#c2a878", shade: "#6d5831" },
  { id: "paprika", name: "فلفل أحمر", powder: "#b8431f", shade: "#5f1a08" },
  { id: "mint", name: "نعناع", powder: "#5b7544", shade: "#26371a" },
  { id: "cinnamon", name: "قرفة", powder: "#8c4f2b", shade: "#43200d" },
] as const;

type Spice = (typeof spices)[number];

interface Drawing {
  readonly svg: string;
}

/** A bowl of powder seen from above, in a box of 100 units. */
const drawBowl = ({ id, powder, shade }: Spice, x: number, y: number, size: number): string => `
  <g transform="translate(${x} ${y}) scale(${size / 100})">
    <circle cx="54" cy="58" r="47" fill="#000" opacity=".35"/>
    <circle cx="50" cy="50" r="48" fill="#d9d2c3"/>
    <circle cx="50" cy="50" r="43" fill="${shade}"/>
    <circle cx="50" cy="50" r="42" fill="url(#heap-${id})"/>
    <circle cx="50" cy="50" r="42" fill="${powder}" filter="url(#grain)" opacity=".55"/>
  </g>`;

const drawGradient = ({ id, powder, shade }: Spice): string => `
  <radialGradient id="heap-${id}" cx=".42" cy=".38" r=".7">
    <stop offset="0" stop-color="${powder}"/><stop offset="1" stop-color="${shade}"/>
  </radialGradient>`;

/**
 * Grain and wood are turbulence with a fixed seed: every run draws the same picture, which weighs
 * about as much as a photograph of its size.
 */
const draw = (
  width: number,
  height: number,
  seed: number,
  bowls: string,
  used: string,
): Drawing => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
  <defs>${used}
    <filter id="grain" x="0" y="0" width="1" height="1">
      <feTurbulence type="fractalNoise" baseFrequency=".4" numOctaves="3" seed="${seed}"/>
      <feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  1.6 0 0 0 -.55"/>
      <feComposite in2="SourceGraphic" operator="in"/>
    </filter>
    <filter id="wood" x="0" y="0" width="1" height="1">
      <feTurbulence type="fractalNoise" baseFrequency=".004 .12" numOctaves="4" seed="${seed + 1}"/>
      <feColorMatrix values=".5 0 0 0 .12  .34 0 0 0 .07  .22 0 0 0 .04  0 0 0 0 1"/>
    </filter>
  </defs>
  <rect width="${width}" height="${height}" filter="url(#wood)"/>${bowls}
</svg>`,
});

/** The picture at the top of the page: seven bowls on a table. */
export function drawTop(): Drawing {
  const places = [
    [150, 200, 800],
    [1050, 90, 760],
    [1950, 220, 840],
    [60, 1080, 780],
    [830, 1000, 860],
    [1650, 1130, 740],
    [2330, 1060, 620],
  ] as const;
  const bowls = places.map(([x, y, size], at) => drawBowl(spices[at]!, x, y, size)).join("");
  return draw(3000, 2000, 1, bowls, spices.map(drawGradient).join(""));
}

/** The picture of a product: one bowl. */
export function drawProduct(spice: Spice, seed: number): Drawing {
  return draw(2000, 1500, seed, drawBowl(spice, 350, 100, 1300), drawGradient(spice));
}

/** The pixels of a drawing, without loss, so that both files below are of the same picture. */
const render = ({ svg }: Drawing): Promise<Buffer> =>
  sharp(Buffer.from(svg), { unlimited: true }).png({ compressionLevel: 1 }).toBuffer();

export interface PictureFiles {
  /** As a camera stores it: JPEG, and as large as it was taken. */
  readonly camera: Buffer;
  /** As the article advises: WebP of quality 80, about as wide as its place on a phone. */
  readonly light: Buffer;
}

export async function encodePicture(drawing: Drawing, lightWidth: number): Promise<PictureFiles> {
  const pixels = await render(drawing);
  return {
    camera: await sharp(pixels).jpeg({ quality: 90 }).toBuffer(),
    light: await sharp(pixels).resize({ width: lightWidth }).webp({ quality: 80 }).toBuffer(),
  };
}
