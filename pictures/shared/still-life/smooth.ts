/** What the tracer knows of each pixel: light, and the surface it came from. Three values a pixel, depth one. */
export interface Layers {
  readonly width: number;
  readonly height: number;
  readonly light: Float32Array;
  readonly colour: Float32Array;
  readonly normal: Float32Array;
  readonly depth: Float32Array;
}

const kernel = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16];

/**
 * Takes the noise out of traced light without touching edges: the surface's own colour is divided out first,
 * then the light is averaged in widening steps over neighbours of the same slope, depth and colour.
 * The edge-avoiding à-trous filter of Dammertz et al., 2010.
 */
export function smooth({ width, height, light, colour, normal, depth }: Layers): Float32Array {
  let from: Float32Array = new Float32Array(light.length);
  for (let i = 0; i < light.length; i++) from[i] = light[i]! / (colour[i]! + 0.02);
  let to: Float32Array = new Float32Array(light.length);
  // Brightness is compared between small neighbourhoods, not pixels: a lone speck then finds its like around it.
  const brightness = new Float32Array(width * height);
  const measureBrightness = () => {
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        let sum = 0;
        let count = 0;
        for (let qy = Math.max(0, y - 1); qy <= Math.min(height - 1, y + 1); qy++) {
          for (let qx = Math.max(0, x - 1); qx <= Math.min(width - 1, x + 1); qx++) {
            const q3 = (qy * width + qx) * 3;
            sum += from[q3]! + from[q3 + 1]! + from[q3 + 2]!;
            count++;
          }
        }
        brightness[y * width + x] = sum / count;
      }
    }
  };
  for (let pass = 0; pass < 4; pass++) {
    const step = 1 << pass;
    const tolerance = 0.5 / step;
    measureBrightness();
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const p = y * width + x;
        const p3 = p * 3;
        const own = brightness[p]!;
        let sum = 0;
        let red = 0;
        let green = 0;
        let blue = 0;
        for (let j = -2; j <= 2; j++) {
          const qy = y + j * step;
          if (qy < 0 || qy >= height) continue;
          for (let i = -2; i <= 2; i++) {
            const qx = x + i * step;
            if (qx < 0 || qx >= width) continue;
            const q = qy * width + qx;
            const q3 = q * 3;
            const turn =
              Math.abs(normal[p3]! - normal[q3]!) + Math.abs(normal[p3 + 1]! - normal[q3 + 1]!) + Math.abs(normal[p3 + 2]! - normal[q3 + 2]!);
            const hue =
              Math.abs(colour[p3]! - colour[q3]!) + Math.abs(colour[p3 + 1]! - colour[q3 + 1]!) + Math.abs(colour[p3 + 2]! - colour[q3 + 2]!);
            const gap = Math.abs(depth[p]! - depth[q]!) / (depth[p]! * 0.004 * step + 0.001);
            const change = Math.abs(own - brightness[q]!) / (own + 0.05);
            const weight = kernel[i + 2]! * kernel[j + 2]! * Math.exp(-turn * 6 - hue * 4 - gap - change / tolerance);
            sum += weight;
            red += from[q3]! * weight;
            green += from[q3 + 1]! * weight;
            blue += from[q3 + 2]! * weight;
          }
        }
        to[p3] = red / sum;
        to[p3 + 1] = green / sum;
        to[p3 + 2] = blue / sum;
      }
    }
    [from, to] = [to, from];
  }
  for (let i = 0; i < from.length; i++) from[i]! *= colour[i]! + 0.02;
  return from;
}
