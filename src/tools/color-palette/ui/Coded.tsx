/** A text whose holes are colour codes or names of files: each reads from left to right, also inside Arabic (`"Put it in the place of {hex}"`). */
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
