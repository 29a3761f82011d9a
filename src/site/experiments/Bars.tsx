import "./bars.css";

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
 * Horizontal bars with their values written beside them. They are a table, so that a screen reader
 * reads each value with its label. Lengths are attributes of SVG, since the content security policy
 * forbids style attributes.
 */
export function Bars({ bars }: Props) {
  return (
    <table className="bars">
      <tbody>
        {bars.map(({ label, text, share }) => (
          <tr key={label}>
            <th scope="row">
              {label}
              <svg aria-hidden="true">
                <rect width={`${Math.round(share * 1000) / 10}%`} height="8" />
              </svg>
            </th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
