/**
 * A larger picture can be reduced while it is decoded. The browser holds it whole for a moment: at
 * this size in 480 MB. The largest common sensors have 108 megapixels.
 */
export const maxScaledPixels = 120_000_000;
