/** SPEC §5 and §9: an image of at most 2 MB. */
const maxBytes = 2 * 1024 * 1024;

export type LogoFault = "not-image" | "too-large";

/** @returns what keeps a file from being a logo, or undefined where nothing does */
export function findLogoFault({ type, size }: Pick<File, "type" | "size">): LogoFault | undefined {
  if (!type.startsWith("image/")) return "not-image";
  return size > maxBytes ? "too-large" : undefined;
}
