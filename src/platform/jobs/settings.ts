import * as z from "zod/mini";

export const reportVariables = {
  REPORTS_LIMIT: z._default(
    z
      .string()
      .check(
        z.regex(/^[1-9]\d{0,8}$/, "must be a whole number: the megabytes of all stored reports"),
      ),
    "1000",
  ),
};
