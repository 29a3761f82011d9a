/** 2 MB. @see docs/specification.md#qr-generator */
const maxBytes = 2 * 1024 * 1024;

export type LogoFault = "not-image" | "too-large";

/** @returns why a file is rejected as a logo, or undefined */
export function findLogoFault({ type, size }: Pick<File, "type" | "size">): LogoFault | undefined {
  if (!type.startsWith("image/")) return "not-image";
  return size > maxBytes ? "too-large" : undefined;
}
