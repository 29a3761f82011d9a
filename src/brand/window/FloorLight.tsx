import { Drawing, type DrawingProps } from "./Drawing.tsx";

interface Props extends DrawingProps {
  /** The id of the `Qamariyya` on the same page whose glass the light falls through. */
  readonly windowId: string;
}

/**
 * Coloured light on the floor: the glass of the window, mirrored at the sill, sheared towards the
 * text and flattened.
 */
export function FloorLight({ windowId, ...rest }: Props) {
  return (
    <Drawing name="floor-light" viewBox="0 0 1300 390" {...rest}>
      <FloorGlass windowId={windowId} />
    </Drawing>
  );
}

/** The glass of the light alone, in 1300 by 390 units, for a sheet of drawings. */
export function FloorGlass({ windowId }: Pick<Props, "windowId">) {
  return <use href={`#${windowId}-glass`} transform="matrix(1 0 -.62 -.42 576.6 390.6)" />;
}
