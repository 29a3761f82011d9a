import { filled, type Filled, type Values } from "./form.ts";

export type PlaceField = "coordinates";

/** A point on the map. @see RFC 5870 */
export function placeContent({ coordinates = "" }: Values<PlaceField>): Filled<PlaceField> {
  const point = readPoint(coordinates);
  return filled(
    { coordinates: coordinates.trim() === "" ? "required" : point === undefined && "coordinates" },
    () => `geo:${point!.join(",")}`,
  );
}

/** Latitude and longitude from `30.0444, 31.2357`, with Arabic digits and signs too, or from the address of a map. */
function readPoint(typed: string): readonly [latitude: number, longitude: number] | undefined {
  const text = typed
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll("٫", ".");
  const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
  const found =
    new RegExp(String.raw`^\s*${number}\s*[,،;\s]\s*${number}\s*$`).exec(text) ??
    // A pin is nearer to what was meant than the middle of the map.
    new RegExp(`!3d${number}!4d${number}`).exec(text) ??
    new RegExp(`[?&](?:q|query|ll|mlat)=(?:loc:)?${number}(?:,|%2C|&mlon=)${number}`, "i").exec(
      text,
    ) ??
    new RegExp(`@${number},${number}`).exec(text);
  const [latitude, longitude] = [Number(found?.[1] ?? NaN), Number(found?.[2] ?? NaN)];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? [latitude, longitude] : undefined;
}
