import { getHeader } from "../../headers.ts";
import { toKilobytes } from "../../markup.ts";
import { defineRule, pass, skip, warn } from "../../rule.ts";

/** A response that fits into one network packet does not arrive sooner when it is compressed. */
const minBytes = 1400;

export const compression = defineRule({
  id: "compression",
  category: "performance",
  importance: "medium",
  effort: { by: "host", time: "hour" },
  source: "https://developer.chrome.com/docs/lighthouse/performance/uses-text-compression",
  title: { ar: "ضغط الصفحة", en: "Compression" },
  failureTitle: { ar: "الصفحة غير مضغوطة", en: "The page is not compressed" },
  why: {
    ar: "الضغط يقلل ما يُنقل من الصفحة، ويظهر الفرق على شبكة المحمول.",
    en: "Compression leaves less of a page to send, which shows on a mobile network.",
  },
  fix: { ar: "فعّل brotli أو gzip في الخادم.", en: "Switch on brotli or gzip on the server." },
  findings: {
    none: {
      ar: "أُرسلت الصفحة ({n} كيلوبايت) بلا ضغط.",
      en: "The page ({n} KB) was sent uncompressed.",
    },
    is: { ar: "طريقة الضغط: {encoding}", en: "Compressed with {encoding}" },
  },
  snippet: () =>
    "gzip on;\ngzip_types text/css application/javascript application/json image/svg+xml;",
  check({ source }) {
    if (source.decodedBytes < minBytes) return skip;
    const encoding = getHeader(source, "content-encoding")?.toLowerCase() ?? "identity";
    return /\b(?:br|gzip|zstd|deflate|dcb|dcz)\b/.test(encoding)
      ? pass("is", { encoding })
      : warn("none", { n: toKilobytes(source.decodedBytes) });
  },
});
