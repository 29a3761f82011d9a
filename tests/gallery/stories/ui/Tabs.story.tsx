import type { Localized } from "#i18n/messages.ts";
import { Tabs, type Tab } from "#ui/Tabs.tsx";
import { Forced } from "../../Forced.tsx";
import { Stateful } from "../../Stateful.tsx";
import type { Story } from "../../story.ts";

const tabs: Localized<readonly Tab<string>[]> = {
  ar: [
    { id: "text", label: "نص" },
    { id: "wifi", label: "شبكة واي فاي" },
    { id: "event", label: "موعد", disabled: true },
    { id: "contact", label: "بطاقة تعريف بصاحبها وكل ما يوصل إليه" },
  ],
  en: [
    { id: "text", label: "Text" },
    { id: "wifi", label: "Wi-Fi" },
    { id: "event", label: "Event", disabled: true },
    { id: "contact", label: "A contact with every way to reach them" },
  ],
};
const panel: Localized = { ar: "ما يخص هذا التبويب.", en: "What belongs to this tab." };

export const story: Story = {
  size: "wide",
  states: {
    "four, one disabled": (locale) => (
      <Stateful initial="text">
        {(selected, onSelect) => (
          <Tabs label="Tabs" tabs={tabs[locale]} selected={selected} onSelect={onSelect}>
            <p>{panel[locale]}</p>
          </Tabs>
        )}
      </Stateful>
    ),
    focus: (locale) => (
      <Forced state="focus-visible" at="[aria-selected=true]">
        <Tabs label="Tabs" tabs={tabs[locale]} selected="wifi" onSelect={() => {}}>
          <p>{panel[locale]}</p>
        </Tabs>
      </Forced>
    ),
    hover: (locale) => (
      <Forced state="hover">
        <Tabs label="Tabs" tabs={tabs[locale]} selected="wifi" onSelect={() => {}}>
          <p>{panel[locale]}</p>
        </Tabs>
      </Forced>
    ),
  },
};
