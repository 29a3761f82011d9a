import type * as z from "zod/mini";
import { InvalidInput } from "#base/invalid-input.ts";
import { parseUrl } from "#base/parse-url.ts";

/**
 * Parses the input of a job for the page at `url`.
 * @returns the input with the URL as `parseUrl` normalizes it
 * @throws InvalidInput
 */
export function parseUrlInput<Input extends { readonly url: string }>(
  schema: z.ZodMiniType<Input>,
  body: unknown,
): Input {
  const parsed = schema.safeParse(body);
  const url = parsed.success ? parseUrl(parsed.data.url) : null;
  if (!parsed.success || url === null) throw new InvalidInput({ url: "malformed" });
  return { ...parsed.data, url };
}
