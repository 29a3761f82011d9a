import type { AttachmentType } from "../../engine/attachment.ts";
import type { ContactMessage } from "../../contact.contract.ts";
import type { ServiceRequest } from "../../service-request.contract.ts";

/** A stored file of a request. */
export interface StoredAttachment {
  /** The file's name in the storage: random, with the extension of its type. */
  readonly file: string;
  /** The file's name on the visitor's device. */
  readonly name: string;
  readonly type: AttachmentType;
  readonly sizeBytes: number;
  /** The hash of the content, in lower-case hex. */
  readonly sha256: string;
}

export type LeadKind = "contact" | "service-request";

/**
 * The states of a lead. Suspected spam is stored and reported to the agency like every other lead.
 */
export const leadStates = ["new", "handled", "spam"] as const;
export type LeadState = (typeof leadStates)[number];

/** The content of a form, exactly as typed. */
export type LeadContent =
  | ({ readonly kind: "contact" } & Omit<ContactMessage, "key">)
  | ({ readonly kind: "service-request"; readonly attachment: StoredAttachment | undefined } & Omit<
      ServiceRequest,
      "key"
    >);

/** A lead that is to be stored. */
export interface NewLead {
  readonly content: LeadContent;
  /** The idempotency key of the form, if it has one. */
  readonly key: string | undefined;
  readonly receivedAt: Date;
  /** Defaults to `new`. */
  readonly state?: "new" | "spam";
}

/**
 * A stored lead. Times are ISO 8601 in UTC. `handledAt` is set while the state is `handled`,
 * `confirmation` where no confirmation was sent because the visitor's mailbox had reached its limit
 * of the day.
 */
export type Lead = LeadContent & {
  readonly id: string;
  readonly receivedAt: string;
  readonly state: LeadState;
  readonly handledAt?: string;
  readonly confirmation?: "withheld";
};
