/**
 * A text whose placeholders are colour codes or file names, isolated left to right for Arabic, for
 * example `"Put it in the place of {hex}"`.
 */
export function Coded({
  text,
  codes,
}: {
  readonly text: string;
  readonly codes: Readonly<Record<string, string>>;
}) {
  const parts = text.split(/\{(\w+)\}/).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      <bdi key={i} dir="ltr">
        {codes[part]}
      </bdi>
    ),
  );
  return <span>{parts}</span>;
}
