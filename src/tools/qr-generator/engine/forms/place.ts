import { toLatinDigits } from "#i18n/latin-digits.ts";
import { fillForm, type Filled, type Values } from "./form.ts";

export type PlaceField = "coordinates";

/** Formats a geographic position as a `geo:` URI. @see RFC 5870 */
export function formatPlace({ coordinates = "" }: Values<PlaceField>): Filled<PlaceField> {
  const point = readPoint(coordinates);
  return fillForm(
    { coordinates: coordinates.trim() === "" ? "required" : point === undefined && "coordinates" },
    () => `geo:${point!.join(",")}`,
  );
}

/** The length of the text that is searched for two numbers, more than any map writes. */
const maxPointChars = 100;

/** Finds the first position among the parameters of a map's URL. */
function findPointInQuery(text: string): RegExpExecArray | undefined {
  const names = [...text.matchAll(/[?&](?:q|query|ll|mlat)=(?:loc:)?/gi)];
  const values = names.map(({ 0: name, index }) =>
    text.slice(index + name.length, index + name.length + maxPointChars),
  );
  return values
    .map((value) => /^(-?\d{1,3}(?:\.\d+)?)(?:,|%2C|&mlon=)(-?\d{1,3}(?:\.\d+)?)/i.exec(value))
    .find((found) => found !== null);
}

/**
 * Parses latitude and longitude from `30.0444, 31.2357`, also with Arabic digits and separators, or
 * from the URL of a map.
 */
function readPoint(typed: string): readonly [latitude: number, longitude: number] | undefined {
  const text = toLatinDigits(typed).replaceAll("٫", ".");
  const found =
    /^\s*(-?\d{1,3}(?:\.\d+)?)(?:\s+(?:[,،;]\s*)?|[,،;]\s*)(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text) ??
    // A pin is more exact than the middle of the map.
    /!3d(-?\d{1,3}(?:\.\d+)?)!4d(-?\d{1,3}(?:\.\d+)?)/.exec(text) ??
    findPointInQuery(text) ??
    /@(-?\d{1,3}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)/.exec(text);
  const [latitude, longitude] = [Number(found?.[1] ?? NaN), Number(found?.[2] ?? NaN)];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? [latitude, longitude] : undefined;
}
