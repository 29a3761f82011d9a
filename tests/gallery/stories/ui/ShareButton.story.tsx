import type { SharedPicture } from "#ui/share/shared-picture.ts";
import { ShareButton } from "#ui/share/ShareButton.tsx";
import type { Story } from "../../story.ts";

const picture: SharedPicture = {
  title: "SEO check",
  description: "SEO check: shop.example, 77 out of 100",
  width: 1200,
  height: 630,
  draw: async () => new File([], "seo-shop.example.png", { type: "image/png" }),
};

export const story: Story = {
  size: "small",
  states: { plain: (locale) => <ShareButton locale={locale} picture={() => picture} /> },
};
