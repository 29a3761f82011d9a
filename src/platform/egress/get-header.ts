import type { SafeResponse } from "./safe-fetch.ts";

/** Returns the first value of a header, or "" without it. @param name in lower case */
export function getHeader({ headers }: Pick<SafeResponse, "headers">, name: string): string {
  return headers.find(([key]) => key === name)?.[1] ?? "";
}
