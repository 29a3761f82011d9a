import * as z from "zod/mini";
import { devices, ScreenshotSize } from "../contract.ts";

/** An ordinary picture has a fifth of it. Both together fit into the result of a job. */
export const maxScreenshotChars = 300_000;

/** A picture of the page as a device shows it; its bytes are WebP in base64. */
const Screenshot = z.strictObject({
  ...ScreenshotSize.shape,
  webp: z.string().check(z.maxLength(maxScreenshotChars), z.regex(/^UklGR[A-Za-z0-9+/]+=*$/)),
});
export type Screenshot = z.output<typeof Screenshot>;

export const Screenshots = z.record(z.enum(devices), Screenshot);
export type Screenshots = z.output<typeof Screenshots>;
