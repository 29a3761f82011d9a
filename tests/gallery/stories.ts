import type { Story } from "./story.ts";

const modules = import.meta.glob<{ readonly story: Story }>("./stories/**/*.story.tsx", {
  eager: true,
});

/** Every story by the name of what it shows, as `Slider`: the name of its file. */
export const stories: readonly (readonly [name: string, story: Story])[] = Object.entries(
  modules,
).map(([file, { story }]) => [/([^/]+)\.story\.tsx$/.exec(file)![1]!, story]);
