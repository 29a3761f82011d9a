/** The ways in which a stored lead is told: to the agency by mail and webhook, to the visitor by mail. */
export const noticeKinds = ["agency-mail", "visitor-mail", "webhook"] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Waiting to be delivered (again), or given up after too many tries: a dead letter. */
export type NoticeState = "waiting" | "dead";

/** What names one notice: a lead is told once in each way. */
export interface NoticeName {
  readonly leadId: string;
  readonly kind: NoticeKind;
}

/** A notice that somebody has taken on to deliver. */
export interface ClaimedNotice extends NoticeName {
  /** The how many-th try this is. It also tells this claim from a later one. */
  readonly attempt: number;
}

/** A notice as the agency sees it. Moments are ISO 8601 in UTC. */
export interface ListedNotice extends NoticeName {
  readonly state: NoticeState;
  readonly createdAt: string;
  readonly attempts: number;
  /** When the next try is due; a dead letter has none. */
  readonly dueAt: string | undefined;
  readonly lastError: string | undefined;
}
