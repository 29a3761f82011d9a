/** The two bags the house prints: plum for plain coffee, cream for spiced. */
export interface Bag {
  readonly name: string;
  readonly ground: string;
  readonly band: string;
  readonly ink: string;
  /** The star's rays, and its three layers from the outside in. */
  readonly rays: string;
  readonly star: readonly [string, string, string];
  readonly below: string;
}

/** What the press prints by the five hundred, on paper: everything that may change. */
export interface Sticker {
  readonly blend: string;
  readonly degree: "فاتح" | "وسط" | "غامق";
  readonly weight: string;
  readonly roasted: string;
}

export const plum: Bag = {
  name: "بنّ سادة",
  ground: "#2c1240",
  band: "#f3a42b",
  ink: "#ffeed8",
  rays: "#5a2a6e",
  star: ["#f3a42b", "#cf4630", "#f7c873"],
  below: "#47215c",
};

export const cream: Bag = {
  name: "بنّ محوّج",
  ground: "#fff0da",
  band: "#d24a33",
  ink: "#2c1240",
  rays: "#f6d3a4",
  star: ["#d24a33", "#f3a42b", "#2c1240"],
  below: "#f5dcbf",
};

export const layersOf = { فاتح: 1, وسط: 2, غامق: 3 } as const;

/** The width and height every bag is drawn in. */
export const labelSize = { width: 1200, height: 1920 } as const;

function star(context: CanvasRenderingContext2D, x: number, y: number, r: number, turn: number, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  for (let i = 0; i < 16; i++) {
    const reach = r * (i % 2 ? 0.765 : 1);
    const a = (i / 16) * Math.PI * 2 + turn;
    context.lineTo(x + Math.sin(a) * reach, y - Math.cos(a) * reach);
  }
  context.fill();
}

/** The house's star: as many layers as the roast is dark, a bean at the heart. */
export function drawStar(context: CanvasRenderingContext2D, x: number, y: number, r: number, colours: readonly [string, string, string], ground: string, layers: 1 | 2 | 3 = 3): void {
  const sizes = [1, 0.72, 0.46];
  for (let i = 0; i < layers; i++) {
    const turn = i % 2 ? Math.PI / 8 : 0;
    if (i > 0) star(context, x, y, r * sizes[i]! * 1.09, turn, ground);
    star(context, x, y, r * sizes[i]!, turn, colours[i]!);
  }
  const heart = r * (layers === 3 ? 1 : layers === 2 ? 1.5 : 2.1);
  context.save();
  context.translate(x, y);
  context.rotate(Math.PI / 5);
  context.fillStyle = ground;
  context.beginPath();
  context.ellipse(0, 0, heart * 0.15, heart * 0.21, 0, 0, Math.PI * 2);
  context.fill();
  context.strokeStyle = colours[layers - 1]!;
  context.lineWidth = heart * 0.036;
  context.beginPath();
  context.moveTo(0, -heart * 0.23);
  context.bezierCurveTo(heart * 0.09, -heart * 0.08, -heart * 0.09, heart * 0.08, 0, heart * 0.23);
  context.stroke();
  context.restore();
}

function drawRays(context: CanvasRenderingContext2D, x: number, y: number, r: number, colour: string): void {
  context.fillStyle = colour;
  for (let i = 0; i < 32; i++) {
    const a = (i / 32) * Math.PI * 2;
    const far = r * (i % 2 ? 1.26 : 1.42);
    context.beginPath();
    context.moveTo(x + Math.sin(a - 0.045) * r * 0.96, y - Math.cos(a - 0.045) * r * 0.96);
    context.lineTo(x + Math.sin(a) * far, y - Math.cos(a) * far);
    context.lineTo(x + Math.sin(a + 0.045) * r * 0.96, y - Math.cos(a + 0.045) * r * 0.96);
    context.fill();
  }
}

/** The name with its vowel marks, which make it coffee and not a boy's name. */
export function drawName(context: CanvasRenderingContext2D, x: number, baseline: number, size: number, colour: string): void {
  context.direction = "rtl";
  context.textAlign = "center";
  context.font = `${size}px KacstDecorative`;
  context.fillStyle = colour;
  context.strokeStyle = colour;
  context.lineJoin = "round";
  context.lineWidth = size * 0.014;
  context.fillText("بُنّ الفجر", x, baseline);
  context.strokeText("بُنّ الفجر", x, baseline);
}

/** The paper sticker, 1000 wide and 330 high from its top left corner. */
export function drawSticker(context: CanvasRenderingContext2D, { blend, degree, weight, roasted }: Sticker): void {
  const ink = "#2c1240";
  context.fillStyle = "#fffaf0";
  context.fillRect(0, 0, 1000, 330);
  context.fillStyle = "#d24a33";
  context.fillRect(0, 0, 1000, 14);
  drawStar(context, 152, 176, 112, ["#d24a33", "#f3a42b", ink], "#fffaf0", layersOf[degree]);
  context.direction = "rtl";
  context.fillStyle = ink;
  context.textAlign = "right";
  context.font = "102px KacstDecorative";
  context.fillText(blend, 952, 150);
  context.font = "400 46px Readex";
  context.fillText(`تحميص ${degree}، ${weight}`, 952, 232);
  context.fillText(`حُمّص يوم ${roasted}`, 952, 294);
}

/** The front of the bag, with its sticker on. */
export function drawBag(context: CanvasRenderingContext2D, bag: Bag, sticker: Sticker): void {
  const { width, height } = labelSize;
  const { ground, band, ink, rays, star: layers, below } = bag;
  const middle = 1040;
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  // The horizon: lines that open towards us.
  context.fillStyle = below;
  let y = 1160;
  for (let i = 0; i < 14; i++) {
    context.fillRect(0, y, width, 12 + i * 2.4);
    y += 26 + i * 5.2;
  }
  drawRays(context, width / 2, middle, 340, rays);
  drawStar(context, width / 2, middle, 352, layers, ground);
  context.fillStyle = band;
  context.fillRect(0, 0, width, height * 0.105);
  drawName(context, width / 2 + 8, 578, 356, ink);
  context.save();
  context.translate(96, 1486);
  context.rotate(-0.008);
  context.shadowColor = "rgb(0 0 0 / 45%)";
  context.shadowBlur = 14;
  context.shadowOffsetY = 5;
  context.fillStyle = "#fffaf0";
  context.fillRect(0, 0, 1000, 330);
  context.shadowColor = "transparent";
  drawSticker(context, sticker);
  context.restore();
}

/** The folded side: plain paper, what is inside, and the house's stars. */
export function drawSide(context: CanvasRenderingContext2D, bag: Bag, width: number, height: number): void {
  context.fillStyle = bag.ground;
  context.fillRect(0, 0, width, height);
  context.fillStyle = bag.band;
  context.fillRect(0, 0, width, height * 0.105);
  for (let i = 0; i < 5; i++) star(context, width / 2, height * (0.38 + i * 0.11), width * 0.11, 0, bag.star[0]);
}
