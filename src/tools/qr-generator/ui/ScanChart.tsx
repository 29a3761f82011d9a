import { count, formatDate } from "#i18n/format.ts";
import type { Locale } from "#i18n/messages.ts";
import { changeMessages } from "../change-messages.ts";
import type { LinkView } from "../contract.ts";
import type { ChangeTexts } from "./link-failure.ts";

interface Props {
  readonly c: ChangeTexts;
  readonly locale: Locale;
  readonly link: LinkView;
  readonly onRefresh: () => void;
}

/** The number of scans, a bar for each of the last days, and the days as a table. */
export function ScanChart({ c, locale, link: { total, repeats, days }, onRefresh }: Props) {
  const max = Math.max(1, ...days.map(({ scans }) => scans));
  const scanned = days.filter(({ scans }) => scans > 0).toReversed();
  return (
    <div>
      <p className="qr-later-row">
        <strong role="status">
          {total === 0 ? c.noScans : count(locale, changeMessages.scans[locale], total)}
        </strong>
        <button type="button" className="link qr-later-link" onClick={onRefresh}>
          {c.refresh}
        </button>
      </p>
      {repeats > 0 && <p>{count(locale, changeMessages.repeats[locale], repeats)}</p>}
      {total > 0 && (
        // The table says the same.
        <div className="qr-bars" aria-hidden="true">
          {days.map(({ day, scans }) => (
            <i key={day} style={{ blockSize: `${(100 * scans) / max}%` }} />
          ))}
        </div>
      )}
      <p className="kit-hint">
        {total > 0 && `${c.lastDays}. `}
        {c.noTrace}
      </p>
      {scanned.length > 0 && (
        <details className="qr-days">
          <summary>{c.byDay}</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">{c.day}</th>
                <th scope="col">{c.scansHead}</th>
              </tr>
            </thead>
            <tbody>
              {scanned.map(({ day, scans }) => (
                <tr key={day}>
                  <th scope="row">{formatDate(locale, day)}</th>
                  <td>{scans}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </div>
  );
}
