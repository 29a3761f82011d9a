import { LineList } from "#ui/LineList.tsx";
import type { Story } from "../../story.ts";

const longUrl = `https://shop.example/collections/${"handmade-pottery-".repeat(6)}?page=2`;

export const story: Story = {
  size: "wide",
  states: {
    texts: () => <LineList lines={["صور المنتجات", "Pictures of products"]} />,
    addresses: () => <LineList lines={["https://ro2ya.example/", longUrl]} dir="ltr" />,
  },
};
