import * as z from "zod/mini";

/**
 * Environment variables by name, each with its default and its rule, whose error message says what
 * the value must be. Every part that has settings exports such an object and a function that reads
 * it; config.ts composes them.
 */
type Variables = z.core.$ZodShape;

/** The checked values of variables. */
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

/** Parses numbers separated by commas. The pattern of the variable has checked the text. */
export function parseNumbers(text: string): readonly number[] {
  return text.split(",").map(Number);
}
