import { defineMessages, pick } from "#i18n/messages.ts";
import { ExportPanel } from "#ui/ExportPanel.tsx";
import type { Story } from "../../story.ts";

const messages = defineMessages({
  exportTitle: { ar: "خذ النتيجة معك", en: "Take the result with you" },
  print: { ar: "اطبع", en: "Print" },
  downloadJson: { ar: "نزّل JSON", en: "Download JSON" },
  downloadCsv: { ar: "نزّل CSV", en: "Download CSV" },
  copyLink: { ar: "انسخ الرابط", en: "Copy the link" },
  copiedTitle: { ar: "نُسخ", en: "Copied" },
  linkCopied: { ar: "ألصقه حيث تريد.", en: "Paste it where you like." },
  errorTitle: { ar: "خطأ", en: "Error" },
  copyRefused: { ar: "رفض المتصفح النسخ.", en: "The browser refused to copy." },
  linkLasts: { ar: "يعمل الرابط ٣٠ يومًا.", en: "The link works for 30 days." },
});

export const story: Story = {
  size: "wide",
  states: {
    plain: (locale) => (
      <ExportPanel t={pick(messages, locale)} name="result" json={() => "{}"} csv={() => "a,b"} />
    ),
  },
};
