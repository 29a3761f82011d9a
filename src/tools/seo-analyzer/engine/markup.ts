/** Escapes a text as the value of an attribute in double quotes. */
export function quoteAttribute(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");
}

/** Converts bytes to whole kilobytes (1000 bytes), at least 1. */
export function toKilobytes(bytes: number): number {
  return Math.max(1, Math.round(bytes / 1000));
}
