import "./tool-kit.css";

/**
 * Colours side by side, in any notation of CSS. Decorative: the parent component names the colours
 * in text.
 */
export function ColourStrip({
  colours,
  className = "",
}: {
  readonly colours: readonly string[];
  readonly className?: string;
}) {
  return (
    <svg
      className={`kit-strip ${className}`.trim()}
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
