import "./tool-kit.css";

interface Props {
  readonly lines: readonly string[];
  /** "ltr" where each line is an address. */
  readonly dir?: "ltr" | undefined;
}

/** Addresses, texts or code that a finding concerns, beside a rule. */
export function LineList({ lines, dir }: Props) {
  return (
    <ul className="kit-lines">
      {lines.map((line, i) => (
        <li key={i}>
          <bdi dir={dir}>{line}</bdi>
        </li>
      ))}
    </ul>
  );
}
