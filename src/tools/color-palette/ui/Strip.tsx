import type { Hex } from "../engine/colour.ts";

/** Colours side by side. Decorative: the parent component names the colours in text. */
export function Strip({
  colours,
  className = "",
}: {
  readonly colours: readonly Hex[];
  readonly className?: string;
}) {
  return (
    <svg
      className={`pal-strip ${className}`.trim()}
      viewBox={`0 0 ${colours.length * 20} 20`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {colours.map((hex, i) => (
        <rect key={i} x={i * 20} width="20.2" height="20" fill={hex} />
      ))}
    </svg>
  );
}
