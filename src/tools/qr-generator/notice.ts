/** The pages that a short link answers with where it does not lead on at once. */
export const notices = ["ended", "unknown", "warning", "report", "reported", "wait"] as const;
export type Notice = (typeof notices)[number];
