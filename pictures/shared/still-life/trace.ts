import { smooth, type Layers } from "./smooth.ts";
import type { Scene, Surface, Thing } from "./scene.ts";

export interface TraceOptions {
  readonly width: number;
  readonly height: number;
  /** Rays a pixel. */
  readonly samples: number;
}

const maxBounces = 3;
const floorHit = -1;
const wallHit = -2;
const noHit = -3;

/** Follows light backwards from the camera through the scene, and paints what it found on the canvas. */
export async function trace(scene: Scene, canvas: HTMLCanvasElement, { width, height, samples }: TraceOptions): Promise<void> {
  const { things, camera, sun, wallZ } = scene;
  const normal = new Float64Array(3);
  const skyColour = new Float64Array(3);
  const surface: Surface = { r: 0, g: 0, b: 0, coat: 0, roughness: 0 };
  const sunLength = Math.hypot(...sun.towards);
  const sx = sun.towards[0] / sunLength;
  const sy = sun.towards[1] / sunLength;
  const sz = sun.towards[2] / sunLength;
  // Two directions across the sun's rays: for its disc, and for what stands before it.
  const acrossLength = Math.hypot(sz, sx);
  const ux = sz / acrossLength;
  const uz = -sx / acrossLength;
  const vx = sy * uz;
  const vy = sz * ux - sx * uz;
  const vz = -sy * ux;

  let seed = 1;
  const random = () => {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    return (seed >>> 0) / 4294967296;
  };

  /** Where the ray enters thing `i`'s box and leaves it; false when it misses. */
  let boxIn = 0;
  let boxOut = 0;
  const meetsBox = ({ min, max }: Thing, ox: number, oy: number, oz: number, ix: number, iy: number, iz: number): boolean => {
    const x1 = (min[0] - ox) * ix;
    const x2 = (max[0] - ox) * ix;
    const y1 = (min[1] - oy) * iy;
    const y2 = (max[1] - oy) * iy;
    const z1 = (min[2] - oz) * iz;
    const z2 = (max[2] - oz) * iz;
    boxIn = Math.max(0, Math.min(x1, x2), Math.min(y1, y2), Math.min(z1, z2));
    boxOut = Math.min(Math.max(x1, x2), Math.max(y1, y2), Math.max(z1, z2));
    return boxOut > boxIn;
  };

  const walk = (thing: Thing, ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, from: number, to: number): number => {
    const scale = thing.stepScale ?? 1;
    let t = from;
    for (let step = 0; step < 160; step++) {
      const gap = thing.distance(ox + dx * t, oy + dy * t, oz + dz * t);
      if (gap < 0.0008) return t;
      t += gap * scale;
      if (t > to) return -1;
    }
    return t;
  };

  let hitAt = 0;
  const nearest = (ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): number => {
    let found = noHit;
    hitAt = 1e9;
    if (dy < 0) {
      hitAt = -oy / dy;
      found = floorHit;
    }
    if (dz < 0) {
      const t = (wallZ - oz) / dz;
      if (t > 0 && t < hitAt) {
        hitAt = t;
        found = wallHit;
      }
    }
    const ix = 1 / dx;
    const iy = 1 / dy;
    const iz = 1 / dz;
    for (let i = 0; i < things.length; i++) {
      const thing = things[i]!;
      if (!meetsBox(thing, ox, oy, oz, ix, iy, iz) || boxIn >= hitAt) continue;
      const t = walk(thing, ox, oy, oz, dx, dy, dz, boxIn, Math.min(boxOut, hitAt));
      if (t >= 0 && t < hitAt) {
        hitAt = t;
        found = i;
      }
    }
    return found;
  };

  const blocked = (ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): boolean => {
    const ix = 1 / dx;
    const iy = 1 / dy;
    const iz = 1 / dz;
    for (let i = 0; i < things.length; i++) {
      const thing = things[i]!;
      if (meetsBox(thing, ox, oy, oz, ix, iy, iz) && walk(thing, ox, oy, oz, dx, dy, dz, boxIn, boxOut) >= 0) return true;
    }
    return false;
  };

  const measureNormal = (thing: Thing, x: number, y: number, z: number): void => {
    const e = thing.normalStep ?? 0.004;
    normal[0] = thing.distance(x + e, y, z) - thing.distance(x - e, y, z);
    normal[1] = thing.distance(x, y + e, z) - thing.distance(x, y - e, z);
    normal[2] = thing.distance(x, y, z + e) - thing.distance(x, y, z - e);
    const length = Math.sqrt(normal[0]! ** 2 + normal[1]! ** 2 + normal[2]! ** 2) || 1;
    normal[0]! /= length;
    normal[1]! /= length;
    normal[2]! /= length;
  };

  const layers: Layers = {
    width,
    height,
    light: new Float32Array(width * height * 3),
    colour: new Float32Array(width * height * 3),
    normal: new Float32Array(width * height * 3),
    depth: new Float32Array(width * height),
  };

  for (let py = 0; py < height; py++) {
    // The browser must breathe now and then, or it takes the page for dead.
    if (py % 12 === 0) await new Promise((resume) => setTimeout(resume));
    for (let px = 0; px < width; px++) {
      const pixel = py * width + px;
      seed = ((pixel + 1) * 2654435761) >>> 0 || 1;
      for (let warm = 0; warm < 4; warm++) random();
      const offsetA = random();
      const offsetB = random();
      const offsetC = random();
      const offsetD = random();
      for (let sample = 0; sample < samples; sample++) {
        // Golden-ratio steps spread the samples of one pixel evenly; the offsets keep neighbours apart.
        const p1 = (offsetA + sample * 0.7548776662) % 1;
        const p2 = (offsetB + sample * 0.5698402910) % 1;
        const q1 = (offsetC + sample * 0.6180339887) % 1;
        const q2 = (sample + offsetD) / samples;
        let dx = (px + p1 - width / 2) / height + camera.shift[0];
        let dy = (height / 2 - py - p2) / height + camera.shift[1];
        let dz = -camera.focal;
        let length = Math.sqrt(dx * dx + dy * dy + dz * dz);
        dx /= length;
        dy /= length;
        dz /= length;
        let ox = camera.at[0];
        let oy = camera.at[1];
        let oz = camera.at[2];
        let red = 0;
        let green = 0;
        let blue = 0;
        let tr = 1;
        let tg = 1;
        let tb = 1;
        let mirrored = false;
        for (let bounce = 0; bounce < maxBounces; bounce++) {
          const hit = nearest(ox, oy, oz, dx, dy, dz);
          if (hit === noHit) {
            scene.sky(dx, dy, dz, skyColour);
            red += tr * skyColour[0]!;
            green += tg * skyColour[1]!;
            blue += tb * skyColour[2]!;
            if (bounce === 0) {
              layers.colour[pixel * 3]! += 1;
              layers.colour[pixel * 3 + 1]! += 1;
              layers.colour[pixel * 3 + 2]! += 1;
            }
            break;
          }
          const x = ox + dx * hitAt;
          const y = oy + dy * hitAt;
          const z = oz + dz * hitAt;
          if (hit === floorHit) {
            normal[0] = 0;
            normal[1] = 1;
            normal[2] = 0;
            scene.floor(x, z, surface);
          } else if (hit === wallHit) {
            normal[0] = 0;
            normal[1] = 0;
            normal[2] = 1;
            scene.wall(x, y, surface);
          } else {
            measureNormal(things[hit]!, x, y, z);
            things[hit]!.paint(x, y, z, normal, surface);
          }
          const nx = normal[0]!;
          const ny = normal[1]!;
          const nz = normal[2]!;
          if (bounce === 0) {
            layers.colour[pixel * 3]! += surface.r;
            layers.colour[pixel * 3 + 1]! += surface.g;
            layers.colour[pixel * 3 + 2]! += surface.b;
            layers.normal[pixel * 3]! += nx;
            layers.normal[pixel * 3 + 1]! += ny;
            layers.normal[pixel * 3 + 2]! += nz;
            layers.depth[pixel]! += hitAt;
          }
          ox = x + nx * 0.004;
          oy = y + ny * 0.004;
          oz = z + nz * 0.004;

          // The mirror on top: chosen by chance as often as it reflects.
          if (surface.coat > 0) {
            const facing = Math.max(0, -(dx * nx + dy * ny + dz * nz));
            const share = surface.coat * (0.04 + 0.96 * (1 - facing) ** 5);
            if (random() < share) {
              const back = 2 * (dx * nx + dy * ny + dz * nz);
              const spread = surface.roughness;
              dx = dx - back * nx + (random() - 0.5) * spread;
              dy = dy - back * ny + (random() - 0.5) * spread;
              dz = dz - back * nz + (random() - 0.5) * spread;
              length = Math.sqrt(dx * dx + dy * dy + dz * dz);
              dx /= length;
              dy /= length;
              dz /= length;
              if (dx * nx + dy * ny + dz * nz <= 0) break;
              mirrored = bounce === 0;
              continue;
            }
          }

          const first = bounce === 0;
          const a = (first ? q1 : random()) * 2 * Math.PI;
          const reach = Math.sqrt(first ? q2 : random());
          const ja = Math.cos(a) * reach * sun.spread;
          const jb = Math.sin(a) * reach * sun.spread;
          let lx = sx + ux * ja + vx * jb;
          let ly = sy + vy * jb;
          let lz = sz + uz * ja + vz * jb;
          length = Math.sqrt(lx * lx + ly * ly + lz * lz);
          lx /= length;
          ly /= length;
          lz /= length;
          const slope = lx * nx + ly * ny + lz * nz;
          if (slope > 0) {
            let share = slope;
            if (sun.gobo) share *= sun.gobo(x * ux + z * uz, x * vx + y * vy + z * vz);
            if (share > 0.001 && !blocked(ox, oy, oz, lx, ly, lz)) {
              red += tr * surface.r * sun.colour[0] * share;
              green += tg * surface.g * sun.colour[1] * share;
              blue += tb * surface.b * sun.colour[2] * share;
            }
          }
          tr *= surface.r;
          tg *= surface.g;
          tb *= surface.b;
          // Onwards in a direction that favours the upright, as matt surfaces do.
          const b1 = (first ? (q1 + 0.5) % 1 : random()) * 2 * Math.PI;
          const b2 = first ? (q2 * 7.13 + offsetA) % 1 : random();
          const side = Math.sqrt(b2);
          const up = Math.sqrt(1 - b2);
          const pick = Math.abs(nx) > 0.7 ? 1 : 0;
          let hx = pick ? -nz : 0;
          let hy = pick ? 0 : nz;
          let hz = pick ? nx : -ny;
          length = Math.sqrt(hx * hx + hy * hy + hz * hz) || 1;
          hx /= length;
          hy /= length;
          hz /= length;
          const kx = ny * hz - nz * hy;
          const ky = nz * hx - nx * hz;
          const kz = nx * hy - ny * hx;
          const cosine = Math.cos(b1) * side;
          const sine = Math.sin(b1) * side;
          dx = hx * cosine + kx * sine + nx * up;
          dy = hy * cosine + ky * sine + ny * up;
          dz = hz * cosine + kz * sine + nz * up;
        }
        // A lone bright reflection would leave a white speck that no smoothing takes away.
        const cap = mirrored ? 6 : 4;
        layers.light[pixel * 3]! += Math.min(cap, red);
        layers.light[pixel * 3 + 1]! += Math.min(cap, green);
        layers.light[pixel * 3 + 2]! += Math.min(cap, blue);
      }
    }
  }
  for (const layer of [layers.light, layers.colour, layers.normal, layers.depth]) {
    for (let i = 0; i < layer.length; i++) layer[i]! /= samples;
  }
  develop(smooth(layers), canvas, width, height, scene.exposure);
}

/** Straight up to 0.8 of white, then bent, so that sunlit paper keeps its tone; then the screen's own curve. */
function develop(light: Float32Array, canvas: HTMLCanvasElement, width: number, height: number, exposure: number): void {
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no 2D canvas");
  const image = context.createImageData(width, height);
  for (let pixel = 0; pixel < width * height; pixel++) {
    for (let k = 0; k < 3; k++) {
      const x = light[pixel * 3 + k]! * exposure;
      const bent = x < 0.8 ? x : 0.8 + 0.2 * (1 - Math.exp(-(x - 0.8) / 0.2));
      image.data[pixel * 4 + k] = 255 * (bent <= 0.0031308 ? bent * 12.92 : 1.055 * bent ** (1 / 2.4) - 0.055);
    }
    image.data[pixel * 4 + 3] = 255;
  }
  context.putImageData(image, 0, 0);
}
