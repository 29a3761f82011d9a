import { createHmac } from "node:crypto";
import type { Lead } from "../store/lead.ts";
import { withoutFileName } from "../attachments/without-file-name.ts";
import type { NotificationSender } from "./notification-sender.ts";

export interface WebhookSettings {
  readonly url: string;
  readonly secret: string;
}

const requestTimeoutMs = 15_000;

/**
 * Creates a sender that posts a lead to the agency's own program, which has to answer 2xx.
 * Redirects are failures, because they could lead to any host.
 */
export function createWebhookSender(
  { url, secret }: WebhookSettings,
  now: () => Date,
): NotificationSender {
  return async (lead, signal) => {
    const body = toWebhookBody(lead);
    const timestamp = String(Math.floor(now().getTime() / 1000));
    const headers = {
      "content-type": "application/json; charset=utf-8",
      "user-agent": "Ro2ya-Webhook",
      "x-ro2ya-delivery": `${lead.id}.webhook`,
      "x-ro2ya-timestamp": timestamp,
      "x-ro2ya-signature": signWebhook(secret, timestamp, body),
    };
    const response = await fetch(url, {
      method: "POST",
      headers,
      body,
      redirect: "manual",
      signal: AbortSignal.any([signal, AbortSignal.timeout(requestTimeoutMs)]),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
  };
}

/**
 * Signs a body and its time: HMAC-SHA256, in lower-case hex, over `timestamp.body` with the shared
 * secret. The receiver computes the same, compares in constant time, and rejects timestamps older
 * than a few minutes.
 * @param timestamp seconds since 1970, as in `X-Ro2ya-Timestamp`
 */
function signWebhook(secret: string, timestamp: string, body: string): string {
  return `sha256=${createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex")}`;
}

function toWebhookBody(lead: Lead): string {
  return JSON.stringify({ event: "lead.stored", lead: withoutFileName(lead) });
}
