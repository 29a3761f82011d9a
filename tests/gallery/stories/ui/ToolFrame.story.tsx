import { ToolArch } from "#brand/window/arches/ToolArch.tsx";
import { defineMessages, pick } from "#i18n/messages.ts";
import { ToolFrame } from "#ui/ToolFrame.tsx";
import type { Story } from "../../story.ts";

const messages = defineMessages({
  title: { ar: "فاحص كلمة السر", en: "Password checker" },
  summary: {
    ar: "كم تصمد كلمة سرك، ولماذا، وكيف تصير أقوى.",
    en: "How long your password holds, why, and how to make it stronger.",
  },
  place: { ar: "تعمل في متصفحك", en: "Works in your browser" },
  privacyHead: { ar: "ماذا يغادر جهازك؟", en: "What leaves your device?" },
  privacy: { ar: "لا شيء.", en: "Nothing." },
});
const colours = ["violet", "nile", "coral", "blue", "mari", "straw"] as const;

export const story: Story = {
  size: "wide",
  states: Object.fromEntries(
    colours.map((colour) => [
      colour,
      (locale) => (
        <ToolFrame
          {...pick(messages, locale)}
          arch={<ToolArch tool="password-checker" className="gallery-wide" />}
          colour={colour}
        >
          <p className="gallery-tool">…</p>
        </ToolFrame>
      ),
    ]),
  ) satisfies Story["states"],
};
