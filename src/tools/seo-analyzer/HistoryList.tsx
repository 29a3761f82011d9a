import { formatDate } from "#i18n/format.ts";
import type { Locale, Texts } from "#i18n/messages.ts";
import { readable } from "./addresses.ts";
import type { extraMessages } from "./extra-messages.ts";
import type { Checked } from "./history.ts";

interface Props {
  readonly t: Texts<typeof extraMessages>;
  readonly locale: Locale;
  readonly checked: readonly Checked[];
  readonly onOpen: (id: string) => void;
  readonly onClear: () => void;
}

/** What this device has checked, to be opened again while the server keeps it. Nothing of it leaves the device. */
export function HistoryList({ t, locale, checked, onOpen, onClear }: Props) {
  if (checked.length === 0) return null;
  return (
    <section className="seo-history" aria-labelledby="seo-history-title">
      <h2 id="seo-history-title" className="type-head">
        {t.historyTitle}
      </h2>
      <ul>
        {checked.map(({ id, url, score, at }) => (
          <li key={id}>
            <a
              href={`?id=${encodeURIComponent(id)}`}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return; // another tab was asked for
                event.preventDefault();
                onOpen(id);
              }}
            >
              <strong>{score}</strong>
              <bdi dir="ltr">{readable(url).replace(/^https?:\/\//, "")}</bdi>
              <span className="type-small seo-soft">{formatDate(locale, at.slice(0, 10))}</span>
            </a>
          </li>
        ))}
      </ul>
      <button type="button" className="link type-small" onClick={onClear}>
        {t.historyClear}
      </button>
    </section>
  );
}
