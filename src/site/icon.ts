import { themeTokens } from "./theme-tokens.ts";

const { light, dark } = themeTokens;

/** The mark of the agency as an SVG file, in the accent of the browser's own theme. */
export const iconSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-52 -52 104 104"><style>path{fill:${light["--color-brand"]}}@media(prefers-color-scheme:dark){path{fill:${dark["--color-brand"]}}}</style><path d="M0-50 14.6-35.4H35.4V-14.6L50 0 35.4 14.6V35.4H14.6L0 50-14.6 35.4H-35.4V14.6L-50 0-35.4-14.6V-35.4H-14.6Z"/><circle r="20" fill="${dark["--color-mark"]}"/><circle r="8" fill="${light["--color-ink"]}"/></svg>
`;
