import { Drawing, type DrawingProps } from "../Drawing.tsx";
import { MarkFigure } from "./service-marks.tsx";

interface Props extends DrawingProps {
  /** The id of a service; an unknown id gets the plain star. */
  readonly service: string;
}

/** The mark of a service: the same star for all, with a different figure inside. */
export function ServiceMark({ service, ...rest }: Props) {
  return (
    <Drawing name="service-mark" viewBox="-52 -52 104 104" {...rest}>
      <MarkFigure service={service} />
    </Drawing>
  );
}
