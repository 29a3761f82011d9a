/** The ways in which a stored lead is told: to the agency by mail and webhook, to the visitor by mail. */
export const noticeKinds = ["agency-mail", "visitor-mail", "webhook"] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Waiting to be delivered (again), or given up after too many tries: a dead letter. */
export type NoticeState = "waiting" | "dead";
