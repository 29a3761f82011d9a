import { readPhone } from "../phone-number.ts";
import { fillForm, type Filled, type Values } from "./form.ts";

export type MessageField = "phone" | "text";

/**
 * Formats a link to a WhatsApp chat with a number and an optional prefilled message.
 * @see https://faq.whatsapp.com/5913398998672934
 */
export function formatWhatsapp({
  phone = "",
  text = "",
}: Values<MessageField>): Filled<MessageField> {
  return formatForNumber(
    phone,
    (phoneNumber) =>
      `https://wa.me/${phoneNumber.slice(1)}${text === "" ? "" : `?text=${encodeURIComponent(text.toWellFormed())}`}`,
  );
}

/**
 * Formats a prefilled text message.
 * @see https://github.com/zxing/zxing/wiki/Barcode-Contents#smsmmsfacetime
 */
export function formatSms({ phone = "", text = "" }: Values<MessageField>): Filled<MessageField> {
  return formatForNumber(phone, (phoneNumber) => `SMSTO:${phoneNumber}:${text}`);
}

function formatForNumber(
  phone: string,
  content: (phoneNumber: string) => string,
): Filled<MessageField> {
  const phoneNumber = readPhone(phone);
  return fillForm(
    { phone: phone.trim() === "" ? "required" : phoneNumber === undefined && "phone" },
    () => content(phoneNumber!),
  );
}
