import type { Findings, Lab } from "../../../../scripts/experiments/experiment.ts";
import type { PageMeasurement } from "../../../../scripts/experiments/measure-page.ts";
import {
  estimateTransferSeconds,
  kilobyte,
  slowNetwork,
} from "../../../../src/site/experiments/page-time/transfer-time.ts";
import type { Chart, Figure } from "../../../../src/site/experiments/results.ts";
import { buildShop, type ShopState } from "./build-shop.ts";

/** A mid-range phone on a slow mobile network; five runs, so that two odd ones do not count. */
const conditions = {
  viewport: { width: 412, height: 823 },
  pixelRatio: 1.75,
  cpuSlowdown: 4,
  ...slowNetwork,
  runs: 5,
} as const;

const states = {
  before: { pictures: "camera", fonts: "four", plugins: "slider and chat" },
  pictures: { pictures: "light", fonts: "four", plugins: "slider and chat" },
  font: { pictures: "light", fonts: "one", plugins: "slider and chat" },
  plugins: { pictures: "light", fonts: "one", plugins: "none" },
} as const satisfies Record<string, ShopState>;

type StateName = keyof typeof states;
type Measured = Readonly<Record<StateName, PageMeasurement>>;

/** Files are the same in every run; encoders differ a little from machine to machine. */
const weigh = (bytes: number): Figure => ({
  value: Math.round(bytes / kilobyte),
  decimals: 0,
  spread: 0.03,
});
/** What else the machine does moves a time, even as a median, by up to this share. */
const time = (ms: number): Figure => ({
  value: Math.round(ms / 100) / 10,
  decimals: 1,
  spread: 0.3,
});

/** The median home page of a phone in 2025, as the article cites it from the Web Almanac. */
const medianPageKb = 2_559;

export async function run(lab: Lab): Promise<Findings> {
  lab.report("drawing pictures and making fonts");
  const origin = await lab.serve(await buildShop(states));
  const measured = {} as Record<StateName, PageMeasurement>;
  for (const name of Object.keys(states) as StateName[]) {
    measured[name] = await lab.measure(`${origin}/${name}`, conditions);
    const { bytes, requests, pictureMs, loadedMs } = measured[name];
    const [weight, picture, loaded] = [bytes / kilobyte, pictureMs / 1000, loadedMs / 1000];
    lab.report(
      `${name}: ${weight.toFixed(0)} KB, ${requests} requests, picture ${picture.toFixed(2)} s, all ${loaded.toFixed(2)} s`,
    );
  }
  return { figures: toFigures(measured), charts };
}

function toFigures(measured: Measured): Findings["figures"] {
  const { before, pictures, font, plugins } = measured;
  const beforeKb = before.bytes / kilobyte;
  const kindOf = (one: PageMeasurement, kind: string): number => one.bytesByKind[kind] ?? 0;
  return {
    "before-weight": weigh(before.bytes),
    "pictures-weight": weigh(pictures.bytes),
    "font-weight": weigh(font.bytes),
    "plugins-weight": weigh(plugins.bytes),
    "before-shown": time(before.pictureMs),
    "pictures-shown": time(pictures.pictureMs),
    "font-shown": time(font.pictureMs),
    "plugins-shown": time(plugins.pictureMs),
    "picture-share": {
      value: Math.round((100 * kindOf(before, "Image")) / before.bytes),
      decimals: 0,
      spread: 0.03,
    },
    "times-median": {
      value: Math.round((10 * beforeKb) / medianPageKb) / 10,
      decimals: 1,
      spread: 0.05,
    },
    "four-fonts": weigh(kindOf(before, "Font")),
    "one-font": weigh(kindOf(font, "Font")),
    "font-saved": { ...weigh(pictures.bytes - font.bytes), spread: 0.1 },
    scripts: weigh(kindOf(before, "Script")),
    "before-requests": { value: before.requests, decimals: 0, spread: 0 },
    "plugins-requests": { value: plugins.requests, decimals: 0, spread: 0 },
    "before-loaded": time(before.loadedMs),
    "before-estimate": time(1000 * estimateTransferSeconds(beforeKb, conditions.megabits)),
  };
}

const method = {
  ar: "معالج أبطأ 4 مرات، و1.6 ميجابت في الثانية، و150 مللي ثانية لكل طلب، والأوسط من خمسة",
  en: "processor slowed four times, 1.6 Mbps, 150 ms for each request, the median of five",
};

const labels = {
  before: { ar: "قبل أي تغيير", en: "As built" },
  pictures: { ar: "بعد الصور", en: "Pictures optimised" },
  font: { ar: "بعد الخط", en: "One font file" },
  plugins: { ar: "بعد حذف الإضافات", en: "Plugins removed" },
} as const satisfies Record<StateName, Chart["title"]>;

const drawChart = (
  what: "weight" | "shown",
  title: Chart["title"],
  unit: Chart["unit"],
): Chart => ({
  title,
  unit,
  method,
  bars: Object.entries(labels).map(([name, label]) => ({ label, figure: `${name}-${what}` })),
});

const charts = {
  weight: drawChart(
    "weight",
    { ar: "وزن الصفحة بعد كل خطوة", en: "Weight of the page after each step" },
    { ar: "{n} كيلوبايت", en: "{n} KB" },
  ),
  shown: drawChart(
    "shown",
    { ar: "متى ظهرت صورة المقدمة؟", en: "When the top picture appeared" },
    { ar: "{n} ثانية", en: "{n} s" },
  ),
};
