import { Icon, type IconName } from "#ui/Icon.tsx";
import type { Story } from "../../story.ts";

/** The compiler asks for every icon here. */
const names = {
  search: true,
  moon: true,
  sun: true,
  menu: true,
  close: true,
  forward: true,
  back: true,
  external: true,
  whatsapp: true,
  plus: true,
  minus: true,
  check: true,
  alert: true,
  copy: true,
  pause: true,
  play: true,
  download: true,
  mail: true,
  phone: true,
  pin: true,
  clock: true,
} satisfies Record<IconName, true>;

export const story: Story = {
  size: "small",
  states: Object.fromEntries(
    (Object.keys(names) as IconName[]).map((name) => [name, () => <Icon name={name} />]),
  ),
};
