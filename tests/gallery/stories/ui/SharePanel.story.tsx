import type { Locale } from "#i18n/messages.ts";
import type { SharedPicture } from "#ui/share/shared-picture.ts";
import { SharePanel } from "#ui/share/SharePanel.tsx";
import type { Drawing } from "#ui/share/use-drawing.ts";
import type { Story } from "../../story.ts";

const picture: SharedPicture = {
  title: "SEO check",
  description: "SEO check: shop.example, 77 out of 100",
  width: 1200,
  height: 630,
  draw: async () => new File([], "seo-shop.example.png", { type: "image/png" }),
};

const show = (name: string, drawing: Drawing) => (locale: Locale) => (
  <SharePanel
    locale={locale}
    titleId={`share-${name}-${locale}`}
    picture={picture}
    drawing={drawing}
    onAgain={() => undefined}
    onClose={() => undefined}
  />
);

const drawn = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><path fill="#6d28d9" d="M0 0h1200v630H0z"/></svg>')}`;

export const story: Story = {
  states: {
    drawing: show("drawing", { phase: "drawing" }),
    done: show("done", {
      phase: "done",
      url: drawn,
      file: new File([], "seo-shop.example.png", { type: "image/png" }),
    }),
    failed: show("failed", { phase: "failed" }),
  },
};
