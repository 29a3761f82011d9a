import "./figures.css";
import { khatamPath } from "#ui/khatam-path.ts";

export interface Bar {
  readonly label: string;
  /** The value as it is written, with its unit. */
  readonly text: string;
  /** The length of the bar: 1 is the whole width. */
  readonly share: number;
}

interface Props {
  readonly bars: readonly Bar[];
}

/**
 * Horizontal bars, each with its label and its value above it and a star at its end. They are a
 * list of terms and values, as a screen reader reads them; a label may be Latin on an Arabic page.
 * Lengths are attributes of SVG, since the content security policy forbids style attributes.
 */
export function Bars({ bars }: Props) {
  return (
    <dl className="bars">
      {bars.map(({ label, text, share }) => {
        const length = `${Math.round(share * 1000) / 10}%`;
        return (
          <div key={label}>
            <dt dir="auto">{label}</dt>
            <dd>
              {text}
              <svg aria-hidden="true">
                <rect y="7" width={length} height="6" />
                <svg x={length} width="20" viewBox="10 0 20 20">
                  <path d={khatamPath} />
                </svg>
              </svg>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
