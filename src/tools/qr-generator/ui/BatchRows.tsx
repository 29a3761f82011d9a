import type { Row } from "../engine/csv.ts";

interface Props {
  readonly rows: readonly Row[];
  /** Said after the last row that is shown, where there are more. */
  readonly more: string;
}

const maxShownRows = 5;

/** The first rows of a sheet: name and content. */
export function BatchRows({ rows, more }: Props) {
  return (
    <ul className="qr-rows">
      {rows.slice(0, maxShownRows).map(({ name, content }) => (
        <li key={name}>
          <bdi>{name}</bdi>
          <bdi className="kit-soft">{content}</bdi>
        </li>
      ))}
      {rows.length > maxShownRows && <li className="kit-soft">{more}</li>}
    </ul>
  );
}
