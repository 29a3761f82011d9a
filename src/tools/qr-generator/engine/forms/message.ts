import { filled, readPhone, type Filled, type Values } from "./form.ts";

export type MessageField = "phone" | "text";

/** A WhatsApp chat with a number, its first message written. @see https://faq.whatsapp.com/5913398998672934 */
export function whatsappContent({
  phone = "",
  text = "",
}: Values<MessageField>): Filled<MessageField> {
  return toNumber(
    phone,
    (dialled) =>
      `https://wa.me/${dialled.slice(1)}${text === "" ? "" : `?text=${encodeURIComponent(text.toWellFormed())}`}`,
  );
}

/** A text message, ready to send. @see https://github.com/zxing/zxing/wiki/Barcode-Contents#smsmmsfacetime */
export function smsContent({ phone = "", text = "" }: Values<MessageField>): Filled<MessageField> {
  return toNumber(phone, (dialled) => `SMSTO:${dialled}:${text}`);
}

function toNumber(phone: string, content: (dialled: string) => string): Filled<MessageField> {
  const dialled = readPhone(phone);
  return filled(
    { phone: phone.trim() === "" ? "required" : dialled === undefined && "phone" },
    () => content(dialled!),
  );
}
