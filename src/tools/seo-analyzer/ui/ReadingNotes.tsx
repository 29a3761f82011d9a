import type { Locale, Texts } from "#i18n/messages.ts";
import { Callout } from "#ui/feedback/Callout.tsx";
import type { extraMessages } from "../extra-messages.ts";
import { listReadingNotes, type NotedReport } from "./list-reading-notes.ts";

interface Props {
  readonly extra: Texts<typeof extraMessages>;
  readonly locale: Locale;
  readonly report: NotedReport;
}

/** What of a site was not read, and which lists of its report are a part. */
export function ReadingNotes({ extra, locale, report }: Props) {
  const notes = listReadingNotes(extra, locale, report);
  if (notes.length === 0) return null;
  return (
    <Callout tone="info">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Callout>
  );
}
