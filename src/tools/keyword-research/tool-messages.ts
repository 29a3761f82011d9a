import { defineMessages } from "#i18n/messages.ts";
import { formMessages } from "./form-messages.ts";
import { importMessages } from "./import-messages.ts";
import { pictureMessages } from "./picture-messages.ts";
import { resultMessages } from "./result-messages.ts";
import { tableMessages } from "./table-messages.ts";

/** The texts of the tool itself, which are sent to its island, by the parts of its screen. */
export const toolMessages = defineMessages({
  ...formMessages,
  ...resultMessages,
  ...tableMessages,
  ...pictureMessages,
  ...importMessages,
});
