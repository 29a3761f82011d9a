import { fillForm, type Filled, type Values } from "./form.ts";

export type PlaceField = "coordinates";

/** A point on the map. @see RFC 5870 */
export function formatPlace({ coordinates = "" }: Values<PlaceField>): Filled<PlaceField> {
  const point = readPoint(coordinates);
  return fillForm(
    { coordinates: coordinates.trim() === "" ? "required" : point === undefined && "coordinates" },
    () => `geo:${point!.join(",")}`,
  );
}

/** Room for two numbers with more digits than any map writes. */
const maxPointChars = 100;

/** The first point among the parameters of a map's address. */
function askedPoint(text: string): RegExpExecArray | undefined {
  const names = [...text.matchAll(/[?&](?:q|query|ll|mlat)=(?:loc:)?/gi)];
  const values = names.map(({ 0: name, index }) =>
    text.slice(index + name.length, index + name.length + maxPointChars),
  );
  return values
    .map((value) => /^(-?\d{1,3}(?:\.\d+)?)(?:,|%2C|&mlon=)(-?\d{1,3}(?:\.\d+)?)/i.exec(value))
    .find((found) => found !== null);
}

/** Latitude and longitude from `30.0444, 31.2357`, with Arabic digits and signs too, or from the address of a map. */
function readPoint(typed: string): readonly [latitude: number, longitude: number] | undefined {
  const text = typed
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll("٫", ".");
  const found =
    /^\s*(-?\d{1,3}(?:\.\d+)?)(?:\s+(?:[,،;]\s*)?|[,،;]\s*)(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text) ??
    // A pin is nearer to what was meant than the middle of the map.
    /!3d(-?\d{1,3}(?:\.\d+)?)!4d(-?\d{1,3}(?:\.\d+)?)/.exec(text) ??
    askedPoint(text) ??
    /@(-?\d{1,3}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)/.exec(text);
  const [latitude, longitude] = [Number(found?.[1] ?? NaN), Number(found?.[2] ?? NaN)];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? [latitude, longitude] : undefined;
}
