import type { ComponentProps } from "react";
import { NetworkIcon } from "#ui/NetworkIcon.tsx";
import type { Story } from "../../story.ts";

type NetworkName = ComponentProps<typeof NetworkIcon>["name"];

/** The compiler asks for every network here. */
const names = {
  facebook: true,
  x: true,
  linkedin: true,
  instagram: true,
} satisfies Record<NetworkName, true>;

export const story: Story = {
  size: "small",
  states: Object.fromEntries(
    (Object.keys(names) as NetworkName[]).map((name) => [name, () => <NetworkIcon name={name} />]),
  ),
};
