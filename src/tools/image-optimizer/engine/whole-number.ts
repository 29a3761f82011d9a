/** Parses a whole number in Latin, Arabic or Persian digits with optional separators; NaN for anything else. */
export function parseWholeNumber(text: string): number {
  const latin = text
    .trim()
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replaceAll(/(?<=\d)[,٬](?=\d{3})/g, "");
  return /^\d{1,9}$/.test(latin) ? Number(latin) : NaN;
}
