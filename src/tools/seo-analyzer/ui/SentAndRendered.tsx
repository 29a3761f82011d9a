import type { Texts } from "#i18n/messages.ts";
import type { PageReport } from "../contract.ts";
import type { extraMessages } from "../extra-messages.ts";

interface Props {
  readonly t: Texts<typeof extraMessages>;
  readonly report: PageReport;
}

/** What scripts change on the page, side by side as sent and as rendered; nothing without any. */
export function SentAndRendered({ t, report: { findings } }: Props) {
  const changes = findings.flatMap(({ rule, title, change }) =>
    change === undefined ? [] : [{ rule, title, ...change }],
  );
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="seo-changes-title">
      <h2 id="seo-changes-title" className="type-head">
        {t.changesTitle}
      </h2>
      <p className="kit-soft">{t.changesHint}</p>
      <ul className="seo-changes">
        {changes.map(({ rule, title, sent, rendered }) => (
          <li key={rule}>
            <h3>{title}</h3>
            <dl>
              {[
                { label: t.asSent, text: sent },
                { label: t.asRendered, text: rendered },
              ].map(({ label, text }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{text === "" ? t.nothingThere : <bdi>{text}</bdi>}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}
