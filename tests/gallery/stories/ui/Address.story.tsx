import { Address, TextWithAddresses } from "#ui/Address.tsx";
import type { Story } from "../../story.ts";

const longAddress = "sama-cafe.example/menu/single-origin-ethiopian-yirgacheffe-beans/new";

export const story: Story = {
  states: {
    short: () => <Address text="sama-cafe.example" />,
    long: () => <Address text={longAddress} />,
    "in a text": () => <TextWithAddresses text={`الرابط https://${longAddress}، وهو طويل.`} />,
  },
};
