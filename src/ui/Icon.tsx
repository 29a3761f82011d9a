/**
 * Line icons in a box of 24 by 24 units. Those that point in the reading direction, as `forward`,
 * are drawn for right to left and are mirrored by the style sheet.
 */
const drawings = {
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 21 21",
  moon: "M19 15A8 8 0 1 1 9 5a6.5 6.5 0 0 0 10 10Z",
  sun: "M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M18.4 5.6l-1.1 1.1M6.7 17.3l-1.1 1.1",
  menu: "M3 7h18M3 12h18M9 17h12",
  close: "M5 5l14 14M19 5 5 19",
  forward: "M21 12H4M10 6l-6 6 6 6",
  back: "M21 12H4M10 6l-6 6 6 6",
  external: "M7 17 18 6M9 6h9v9",
  /** WhatsApp's glyph, a handset in a round speech bubble, in the strokes of the others. */
  whatsapp: "M12 3a9 9 0 0 0-7.8 13.5L3 21l4.6-1.2A9 9 0 1 0 12 3Z",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  check: "m5 12.5 5 5L19.5 7",
  alert: "M12 4v10M12 18v1.5",
  copy: "M9 9h11v11H9ZM15 9V4H4v11h5",
  pause: "M8 5v14M16 5v14",
  play: "M8 5v14l11-7Z",
  download: "M12 3v12.5M6.5 10l5.5 5.5L17.5 10M4 20.5h16",
  mail: "M3 6h18v12H3ZM3 7l9 7 9-7",
  phone:
    "M5 3h4l2 5-2.5 2a12 12 0 0 0 5.5 5.5L16 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2Z",
  pin: "M12 21c5-6 7-8.5 7-11.5a7 7 0 0 0-14 0C5 12.5 7 15 12 21ZM12 7v5M9.5 9.5h5",
  clock: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 8v4.5l3 2",
} satisfies Record<string, string>;

export type IconName = keyof typeof drawings;

/** Parts that are filled instead of drawn as lines. */
const filledParts: Partial<Record<IconName, string>> = {
  whatsapp:
    "M9.3 7.4c.3 0 .5.1.6.4l.7 1.6c.1.3 0 .5-.1.7l-.7.8a6 6 0 0 0 3.1 2.8l.8-.9c.2-.2.4-.2.7-.1l1.6.8c.3.1.4.3.3.6 0 1.3-1.1 2.2-2.2 2.1-3.3-.3-6.4-3.2-6.8-6.5-.1-1.2.7-2.3 2-2.3Z",
};

const mirrorClasses: Partial<Record<IconName, string>> = {
  forward: "icon-forward",
  back: "icon-back",
  play: "icon-back",
};

export function Icon({
  name,
  className = "",
}: {
  readonly name: IconName;
  readonly className?: string;
}) {
  return (
    <svg
      className={`icon ${mirrorClasses[name] ?? ""} ${className}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawings[name]} />
      {name in filledParts && <path d={filledParts[name]} fill="currentColor" stroke="none" />}
    </svg>
  );
}
