/** The pages that a short address answers with where it does not lead on at once. */
export const notices = ["ended", "warning", "report", "reported", "wait"] as const;
export type Notice = (typeof notices)[number];
