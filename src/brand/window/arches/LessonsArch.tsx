import { toolArchOutline } from "../geometry/arch.ts";
import { Drawing, type DrawingProps } from "../Drawing.tsx";
import { toFilledStarsPath } from "../geometry/path.ts";

/**
 * The arch of the tutorials, beside those of the tools: a star over an open book, in the colours of
 * the other theme.
 */
export function LessonsArch(props: DrawingProps) {
  return (
    <Drawing name="tool-arch" viewBox="4 2 112 150" {...props}>
      <path className="ink" d={toolArchOutline} />
      <path className="g-mari lit" d={toFilledStarsPath([[60, 62]], 15)} />
      <path className="g-violet lit" d="M58 96 24 86V124L58 134z" />
      <path className="g-blue lit" d="M62 96 96 86V124L62 134z" />
    </Drawing>
  );
}
