import * as z from "zod/mini";

export const pageCountVariables = {
  PAGE_COUNTS: z._default(z.enum(["on", "off"], "must be on or off"), "on"),
};
