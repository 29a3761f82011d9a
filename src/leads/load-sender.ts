import { AppError } from "#base/app-error.ts";

/**
 * What sends a form: fetched when the first field is entered, long before it is needed.
 * @throws AppError `offline` where it does not come
 */
export function loadSender(): Promise<typeof import("./send-form.client.ts")> {
  return import("./send-form.client.ts").catch((cause: unknown) => {
    throw new AppError("offline", "the sender did not come", { cause });
  });
}
