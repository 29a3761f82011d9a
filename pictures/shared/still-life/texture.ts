import type { Surface } from "./scene.ts";

export interface Texture {
  readonly width: number;
  readonly height: number;
  /** Linear light, three a pixel, top row first. */
  readonly pixels: Float32Array;
}

/** Paints a texture with the 2D canvas, so that lettering is shaped by the browser. */
export function paintTexture(width: number, height: number, draw: (context: CanvasRenderingContext2D) => void): Texture {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no 2D canvas");
  draw(context);
  const { data } = context.getImageData(0, 0, width, height);
  const pixels = new Float32Array(width * height * 3);
  for (let i = 0, j = 0; i < data.length; i += 4) {
    for (let k = 0; k < 3; k++) {
      const c = data[i + k]! / 255;
      pixels[j++] = c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
    }
  }
  return { width, height, pixels };
}

/** Looks a colour up between pixels; u runs to the right and wraps, v runs upwards. */
export function readTexel({ width, height, pixels }: Texture, u: number, v: number, out: Surface): void {
  const x = u * width - 0.5;
  const y = Math.min(height - 1.001, Math.max(0, (1 - v) * height - 0.5));
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const fx = x - x0;
  const fy = y - y0;
  const left = (x0 + width) % width;
  const right = (x0 + 1 + width) % width;
  const a = (y0 * width + left) * 3;
  const b = (y0 * width + right) * 3;
  const c = a + width * 3;
  const d = b + width * 3;
  const wa = (1 - fx) * (1 - fy);
  const wb = fx * (1 - fy);
  const wc = (1 - fx) * fy;
  const wd = fx * fy;
  out.r = pixels[a]! * wa + pixels[b]! * wb + pixels[c]! * wc + pixels[d]! * wd;
  out.g = pixels[a + 1]! * wa + pixels[b + 1]! * wb + pixels[c + 1]! * wc + pixels[d + 1]! * wd;
  out.b = pixels[a + 2]! * wa + pixels[b + 2]! * wb + pixels[c + 2]! * wc + pixels[d + 2]! * wd;
}

/** A repeatable source of chance, so that a picture drawn twice is the same picture. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4294967296;
  };
}

/** Smooth noise from 0 to 1 with one hill a unit, for plaster, paper and clouds of colour. */
export function noise(x: number, y: number): number {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const fx = x - x0;
  const fy = y - y0;
  const sx = fx * fx * (3 - 2 * fx);
  const sy = fy * fy * (3 - 2 * fy);
  const at = (i: number, j: number) => {
    let h = Math.imul(i, 374761393) + Math.imul(j, 668265263);
    h = Math.imul(h ^ (h >>> 13), 1274126177);
    return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
  };
  const low = at(x0, y0) * (1 - sx) + at(x0 + 1, y0) * sx;
  const high = at(x0, y0 + 1) * (1 - sx) + at(x0 + 1, y0 + 1) * sx;
  return low * (1 - sy) + high * sy;
}
