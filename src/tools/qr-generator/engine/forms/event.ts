import { fillForm, type Filled, type Values } from "./form.ts";

export type EventField = "title" | "start" | "end" | "place" | "notes";

/** Escapes backslash, comma, semicolon and line end. @see RFC 5545 §3.3.11 */
const escape = (text: string): string =>
  text.replace(/[\\,;]/g, String.raw`\$&`).replace(/\r\n|\r|\n/g, String.raw`\n`);

/**
 * Formats `2026-12-01T19:30` as `20261201T193000`: a local time without time zone (RFC 5545 §3.3.5,
 * form 1).
 */
const formatTimestamp = (local: string): string => `${local.replace(/[-:]/g, "").slice(0, 13)}00`;

/** Formats a calendar event. Times are `YYYY-MM-DDThh:mm` in the local time of its place. */
export function formatEvent({
  title = "",
  start = "",
  end = "",
  place = "",
  notes = "",
}: Values<EventField>): Filled<EventField> {
  return fillForm(
    {
      title: title.trim() === "" && "required",
      start: start === "" && "required",
      end: end !== "" && start !== "" && end <= start && "order",
    },
    () =>
      [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "BEGIN:VEVENT",
        `SUMMARY:${escape(title)}`,
        `DTSTART:${formatTimestamp(start)}`,
        end === "" ? "" : `DTEND:${formatTimestamp(end)}`,
        place === "" ? "" : `LOCATION:${escape(place)}`,
        notes === "" ? "" : `DESCRIPTION:${escape(notes)}`,
        "END:VEVENT",
        "END:VCALENDAR",
      ]
        .filter((line) => line !== "")
        .join("\r\n"),
  );
}
