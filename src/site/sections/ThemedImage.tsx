import type { ThemedDrawing } from "../drawings.ts";

interface Props {
  readonly drawing: ThemedDrawing;
  readonly className?: string;
}

/** A drawn decoration in a file for each theme; the browser does not fetch the hidden one. */
export function ThemedImage({ drawing: { light, dark, width, height }, className = "" }: Props) {
  const shared = { width, height, loading: "lazy", decoding: "async" } as const;
  return (
    <>
      <img {...shared} alt="" src={light} className={`only-light ${className}`} />
      <img {...shared} alt="" src={dark} className={`only-dark ${className}`} />
    </>
  );
}
