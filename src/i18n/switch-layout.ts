const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvnm,./`";
const arabicKeys = "ضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظذ";
const toArabic = new Map([...latinKeys].map((key, i) => [key, arabicKeys[i]!] as const));
const toLatin = new Map([...latinKeys].map((key, i) => [arabicKeys[i]!, key] as const));

/**
 * Returns what the same keys type in the other keyboard language: "hgsghl" is السلام, "حشسسصخقي" is
 * password.
 * @returns null where no letter changes
 */
export function switchLayout(text: string): string | null {
  if (/[\u0621-\u064a]/.test(text))
    return [...text.replaceAll("لا", "b")].map((key) => toLatin.get(key) ?? key).join("");
  if (!/[a-z]/i.test(text)) return null;
  return [...text.toLowerCase()]
    .map((key) => (key === "b" ? "لا" : (toArabic.get(key) ?? key)))
    .join("");
}
