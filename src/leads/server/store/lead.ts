import type { AttachmentType } from "../../engine/attachment.ts";
import type { ContactMessage } from "../../contact.contract.ts";
import type { ServiceRequest } from "../../service-request.contract.ts";

/** A file that came with a request, as it lies in the attachments' folder. */
export interface StoredAttachment {
  /** The file's name there: random, with the extension of its type. */
  readonly file: string;
  /** The name it had on the visitor's device. */
  readonly name: string;
  readonly type: AttachmentType;
  readonly sizeBytes: number;
  /** Of the content, in lower-case hex. */
  readonly sha256: string;
}

export type LeadKind = "contact" | "service-request";

/** How far the agency is with a lead. Suspected spam is stored and reported to the agency like every other lead. */
export const leadStates = ["new", "handled", "spam"] as const;
export type LeadState = (typeof leadStates)[number];

/** What a visitor sent: the form's content, exactly as typed. */
export type LeadContent =
  | ({ readonly kind: "contact" } & Omit<ContactMessage, "key">)
  | ({ readonly kind: "service-request"; readonly attachment: StoredAttachment | undefined } & Omit<
      ServiceRequest,
      "key"
    >);

/** A lead on its way into the store. */
export interface NewLead {
  readonly content: LeadContent;
  /** The key that the form was sent under, if it had one. */
  readonly key: string | undefined;
  readonly receivedAt: Date;
  /** Defaults to `new`. */
  readonly state?: "new" | "spam";
}

/**
 * A lead in the store. Moments are in UTC, ISO 8601; `handledAt` is there while its state is `handled`, `confirmation`
 * where the visitor's mailbox had its confirmations for the day already and got no further one.
 */
export type Lead = LeadContent & {
  readonly id: string;
  readonly receivedAt: string;
  readonly state: LeadState;
  readonly handledAt?: string;
  readonly confirmation?: "withheld";
};
