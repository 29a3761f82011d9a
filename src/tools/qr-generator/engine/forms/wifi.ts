import { fillForm, type Filled, type Values } from "./form.ts";

export type WifiField = "name" | "security" | "password" | "hidden";

const utf8 = new TextEncoder();
const maxNameBytes = 32;

/**
 * Escapes what has a meaning in the format.
 * @see https://github.com/zxing/zxing/wiki/Barcode-Contents#wi-fi-network-config-android-ios-11
 */
const escape = (text: string): string => text.replace(/[\\;,:"]/g, String.raw`\$&`);

/**
 * Formats the access to a Wi-Fi network: WPA (also WPA2 and WPA3), WEP or open.
 * @see IEEE 802.11 for the lengths
 */
export function formatWifi({
  name = "",
  security = "WPA",
  password = "",
  hidden = "",
}: Values<WifiField>): Filled<WifiField> {
  const isOpen = security === "nopass";
  const isWpaKey = /^[\x20-\x7e]{8,63}$/.test(password) || /^[\da-f]{64}$/i.test(password);
  return fillForm(
    {
      name: name === "" ? "required" : utf8.encode(name).length > maxNameBytes && "wifi-name",
      password:
        !isOpen &&
        (password === "" ? "required" : security === "WPA" && !isWpaKey && "wifi-password"),
    },
    () =>
      `WIFI:T:${security};S:${escape(name)};${isOpen ? "" : `P:${escape(password)};`}${hidden === "yes" ? "H:true;" : ""};`,
  );
}
