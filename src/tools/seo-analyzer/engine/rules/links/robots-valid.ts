import { defineRule, skip, warn, warnIfAny } from "../../rule.ts";

const known = new Set([
  "user-agent",
  "allow",
  "disallow",
  "sitemap",
  "crawl-delay",
  "clean-param",
  "host",
  "request-rate",
  "visit-time",
  "noindex",
  "content-signal",
]);

/**
 * Lists the lines that no crawler understands, with their numbers, by the rules of Lighthouse 13
 * (`robots-txt`).
 */
function listInvalidLines(text: string): string[] {
  let isInGroup = false;
  return text.split(/\r\n|\r|\n/).flatMap((line, i) => {
    const plain = line.split("#", 1)[0]!.trim();
    if (plain === "") return [];
    const [, name = "", value = ""] = /^([^:]*):(.*)$/.exec(plain) ?? [];
    const key = name.trim().toLowerCase();
    if (key === "user-agent" && value.trim() !== "") isInGroup = true;
    return isValidLine(key, value.trim(), isInGroup) ? [] : [`${i + 1}: ${line.trim()}`];
  });
}

function isValidLine(key: string, value: string, isInGroup: boolean): boolean {
  if (!known.has(key)) return false;
  if (key === "user-agent") return value !== "";
  if (key === "sitemap") return /^(?:https?|ftp):/.test(URL.parse(value)?.protocol ?? "");
  if (key !== "allow" && key !== "disallow") return true;
  const dollar = value.indexOf("$");
  return (
    isInGroup &&
    (value === "" || /^[/*]/.test(value)) &&
    (dollar === -1 || dollar === value.length - 1)
  );
}

export const robotsValid = defineRule({
  id: "robots-valid",
  category: "links",
  importance: "medium",
  effort: { by: "developer", time: "hour" },
  source: "https://www.rfc-editor.org/rfc/rfc9309",
  title: { ar: "ملف robots.txt صحيح", en: "robots.txt is valid" },
  failureTitle: { ar: "مشكلة في ملف robots.txt", en: "A problem with robots.txt" },
  why: {
    ar: "السطر الذي لا يُفهم يُهمل، ورد الخادم بخطأ يوقف الزحف كله.",
    en: "A line that is not understood is ignored, and a server error stops crawling altogether.",
  },
  fix: {
    ar: "صحّح الأسطر المذكورة، أو اجعل الخادم يُجيب عن الملف بـ 200 أو 404.",
    en: "Correct these lines, or have the server answer 200 or 404 for the file.",
  },
  findings: {
    error: {
      ar: "أجاب الخادم عن الملف بالرمز {status}.",
      en: "The server answered {status} for the file.",
    },
    silent: { ar: "لم يُجب الخادم عن الملف.", en: "The server did not answer for the file." },
    lines: { ar: "أسطر غير صحيحة: {n}", en: "Lines that are wrong: {n}" },
  },
  check({ source: { robots } }) {
    if (robots.status === 0) return warn("silent");
    // Google treats 429 like an error of the server, and other 4xx as no robots.txt.
    if (robots.status >= 500 || robots.status === 429)
      return warn("error", { status: robots.status });
    if (robots.text === null || robots.text === "") return skip;
    const wrong = listInvalidLines(robots.text);
    return warnIfAny("lines", wrong);
  },
});
