import { ScrollingList } from "#ui/ScrollingList.tsx";
import type { Story } from "../../story.ts";

const lines = ["صور المنتجات", "Pictures of products", "https://ro2ya.example/"];

export const story: Story = {
  size: "wide",
  states: {
    default: () => (
      <ScrollingList>
        {lines.map((line) => (
          <li key={line}>
            <bdi>{line}</bdi>
          </li>
        ))}
      </ScrollingList>
    ),
  },
};
