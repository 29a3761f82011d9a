import { ErrorBoundary } from "#ui/feedback/ErrorBoundary.tsx";
import type { Story } from "../../story.ts";

function Broken(): never {
  throw new Error("The gallery shows what a broken island looks like.");
}

export const story: Story = {
  states: {
    broken: (locale) => (
      <ErrorBoundary locale={locale}>
        <Broken />
      </ErrorBoundary>
    ),
    whole: (locale) => (
      <ErrorBoundary locale={locale}>
        <p>{locale === "ar" ? "كل شيء يعمل." : "Everything works."}</p>
      </ErrorBoundary>
    ),
  },
};
