import * as z from "zod/mini";

export const secretVariables = {
  SECRET_KEY: z.optional(
    z
      .string()
      .check(z.minLength(32, "must be 32 characters long or longer, the same for all instances")),
  ),
};
