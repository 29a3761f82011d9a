/** The ways in which a stored lead is told: to the agency by mail and webhook, to the visitor by mail. */
export const notificationKinds = ["agency-mail", "visitor-mail", "webhook"] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Waiting to be delivered (again), or given up after too many tries: a dead letter. */
export type NotificationState = "waiting" | "dead";

/** What names one notice: a lead is told once in each way. */
export interface NotificationKey {
  readonly leadId: string;
  readonly kind: NotificationKind;
}

/** A notice that somebody has taken on to deliver. */
export interface ClaimedNotification extends NotificationKey {
  /** The how many-th try this is. It also tells this claim from a later one. */
  readonly attempt: number;
}

/** A notice as the agency sees it. Moments are ISO 8601 in UTC. */
export interface ListedNotification extends NotificationKey {
  readonly state: NotificationState;
  readonly createdAt: string;
  readonly attempts: number;
  /** When the next try is due; a dead letter has none. */
  readonly dueAt: string | undefined;
  readonly lastError: string | undefined;
}
