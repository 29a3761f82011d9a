import * as z from "zod/mini";

/**
 * Environment variables by name, each with its default and, as the error, what it has to be. Every part that has
 * settings exports such an object with its reader; config.ts composes them.
 */
type Variables = z.core.$ZodShape;

/** The values that a reader gets: all of its variables after they were checked. */
export type Values<Shape extends Variables> = Readonly<z.output<z.ZodMiniObject<Shape>>>;

export const hostVariable = z
  .string()
  .check(z.regex(/^[\w.:-]+$/, "must be a host name or an IP address"));

export function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535;
}

export function isUrlWithProtocol(protocol: RegExp, text: string): boolean {
  const url = URL.parse(text);
  return url !== null && protocol.test(url.protocol) && url.hostname !== "";
}

/** Reads numbers with commas between them, which a variable's pattern has checked. */
export function parseNumbers(text: string): readonly number[] {
  return text.split(",").map(Number);
}
