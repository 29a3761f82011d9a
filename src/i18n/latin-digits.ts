/** Converts the digits of Arabic (٠١٢) and of Persian and Urdu keyboards (۰۱۲) to Latin ones. */
export function toLatinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}
