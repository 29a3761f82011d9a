import { ServiceMark } from "#brand/window/marks/ServiceMark.tsx";
import { serviceMarks } from "#brand/window/marks/service-marks.tsx";
import type { Story } from "../../story.ts";

export const story: Story = {
  size: "small",
  states: Object.fromEntries(
    [...Object.keys(serviceMarks), "unknown service"].map((service) => [
      service,
      () => <ServiceMark service={service} className="gallery-service-mark" />,
    ]),
  ),
};
