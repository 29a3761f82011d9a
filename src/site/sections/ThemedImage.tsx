import type { ThemedDrawing } from "../drawings.ts";

interface Props {
  readonly drawing: ThemedDrawing;
  readonly className?: string;
  /** Whether it is in the first screen of its page. */
  readonly isFirst?: boolean;
}

/** A drawn decoration in a file for each theme; the browser does not fetch the hidden one. */
export function ThemedImage({ drawing, className = "", isFirst = false }: Props) {
  const { light, dark, width, height } = drawing;
  const shared = { width, height, decoding: "async" } as const;
  return (
    <>
      <img
        {...shared}
        alt=""
        src={light}
        loading={isFirst ? "eager" : "lazy"}
        className={`only-light ${className}`}
      />
      <img {...shared} alt="" src={dark} loading="lazy" className={`only-dark ${className}`} />
    </>
  );
}
