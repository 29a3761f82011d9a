import { Drawing, type DrawingProps } from "./Drawing.tsx";
import { MarkFigure } from "./service-marks.tsx";

interface Props extends DrawingProps {
  /** The id of a service; an unknown one gets the plain star. */
  readonly service: string;
}

/** The sign of a service: always the same star, with its own inside. */
export function ServiceMark({ service, ...rest }: Props) {
  return (
    <Drawing name="service-mark" viewBox="-52 -52 104 104" {...rest}>
      <MarkFigure service={service} />
    </Drawing>
  );
}
