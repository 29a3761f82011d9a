import "./stored-data.css";
import type { ReactNode } from "react";
import { brand } from "#brand/brand.ts";
import { pick, type Locale } from "#i18n/messages.ts";
import { serverRecords } from "../privacy/all-records.ts";
import { browserRecords } from "../privacy/browser-records.ts";
import { storedDataMessages } from "../privacy/messages.ts";
import type { BrowserRecord } from "../privacy/record.ts";
import { receiverRecords } from "../privacy/receiver-records.ts";
import { LegalFacts } from "./LegalFacts.tsx";

interface Props {
  readonly locale: Locale;
}

/** The tables of the privacy policy, written from the inventory of what is stored and sent. */
export function StoredData({ locale }: Props) {
  const t = pick(storedDataMessages, locale);
  return (
    <section className="stored-data" aria-labelledby="data">
      <h2 id="data" className="type-section">
        {t.title}
      </h2>
      <p>{t.lede}</p>
      <LegalFacts locale={locale} facts={brand.legal} />
      <RecordTable
        id="data-server"
        title={t.serverTitle}
        heads={[t.what, t.why, t.period, t.receivers]}
        rows={serverRecords.map(({ what, why, period, receivers }) => [
          what[locale],
          why[locale],
          period[locale],
          receivers[locale],
        ])}
      />
      <RecordTable
        id="data-browser"
        title={t.browserTitle}
        lede={t.browserLede}
        heads={[t.what, t.why, t.period]}
        rows={browserRecords.map((record) => [
          <Named key="what" text={record.what[locale]} names={listNames(record)} />,
          record.why[locale],
          record.period[locale],
        ])}
      />
      <RecordTable
        id="data-receivers"
        title={t.receiversTitle}
        heads={[t.receiver, t.receives, t.when]}
        rows={receiverRecords.map(({ name, hosts, what, when }) => [
          <Named key="name" text={name[locale]} names={hosts} />,
          what[locale],
          when[locale],
        ])}
      />
    </section>
  );
}

/** The names under which a browser's tools show a record. */
function listNames({ local, session, indexedDb, cache }: BrowserRecord): readonly string[] {
  return [
    ...(local ?? []).map((key) => `localStorage ${key}`),
    ...(session ?? []).map((key) => `sessionStorage ${key}`),
    ...(indexedDb ?? []).map((name) => `IndexedDB ${name}`),
    ...(cache ?? []).map((name) => `Cache ${name}`),
  ];
}

/** A text with technical names below it, each on a line that may break. */
function Named({ text, names }: { readonly text: string; readonly names: readonly string[] }) {
  return (
    <>
      {text}
      {names.map((name) => (
        <span key={name} className="record-name">
          <code>{name}</code>
        </span>
      ))}
    </>
  );
}

interface RecordTableProps {
  readonly id: string;
  readonly title: string;
  readonly lede?: string;
  readonly heads: readonly string[];
  /** The cells of each row; the first one names it. */
  readonly rows: readonly (readonly ReactNode[])[];
}

/** A table whose rows become cards on a phone, where each cell says its heading itself. */
function RecordTable({ id, title, lede, heads, rows }: RecordTableProps) {
  return (
    <>
      <h3 id={id}>{title}</h3>
      {lede !== undefined && <p>{lede}</p>}
      <table className="record-table" aria-labelledby={id}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{first}</th>
              {cells.map((cell, i) => (
                <td key={heads[i + 1]}>
                  <span className="record-label">{heads[i + 1]}</span>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
