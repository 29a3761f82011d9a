import { BigMark } from "#brand/window/marks/BigMark.tsx";
import { serviceMarks } from "#brand/window/marks/service-marks.tsx";
import type { Story } from "../../story.ts";

export const story: Story = {
  states: Object.fromEntries(
    [...Object.keys(serviceMarks), "unknown service"].map((service) => [
      service,
      () => (
        <BigMark
          service={service}
          id={`big-${service.replace(" ", "-")}`}
          className="gallery-drawing"
        />
      ),
    ]),
  ),
};
