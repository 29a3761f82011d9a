import { useId, type FormEvent } from "react";
import { shortenUrl } from "#base/readable-url.ts";
import { Address } from "#ui/Address.tsx";
import { formatDate } from "#i18n/format.ts";
import { fill, pick, type Locale, type Texts } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { Callout } from "#ui/feedback/Callout.tsx";
import { Progress } from "#ui/feedback/Progress.tsx";
import { AddressField } from "#ui/fields/AddressField.tsx";
import { useAddressField } from "#ui/fields/use-address-field.ts";
import type { HistoryEntry } from "#ui/job/job-history.ts";
import { useJob } from "#ui/job/use-job.ts";
import { compareMessages } from "../compare-messages.ts";
import type { BrowserResult } from "../contract.ts";
import type { failureMessages } from "../failure-messages.ts";
import type { messages } from "../messages.ts";
import { Comparison } from "./Comparison.tsx";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly failures: Texts<typeof failureMessages>;
  readonly locale: Locale;
  readonly id: string;
  readonly result: BrowserResult;
  readonly history: readonly HistoryEntry[];
}

const loadJobs = async () => (await import("./speed-jobs.ts")).speedJobs;
/** The address of the page stays that of the first result. */
const ignoreId = (): void => undefined;
const maxEarlier = 4;

/** Puts a second result beside this one: of the other device, of another site or of another day. */
export function Compare({ t, failures, locale, id, result, history }: Props) {
  const texts = pick(compareMessages, locale);
  const { job, start, cancel, open } = useJob(loadJobs, locale, ignoreId);
  const { url, device } = result;
  const otherDevice = device === "mobile" ? "desktop" : "mobile";
  return (
    <section className="speed-compare" aria-labelledby="speed-compare-title">
      <h3 id="speed-compare-title" className="type-head">
        {texts.title}
      </h3>
      <p className="kit-soft">{texts.intro}</p>
      {job.phase === "working" ? (
        <Progress
          label={texts.working}
          value={job.total > 0 ? job.done / job.total : 0}
          cancelLabel={t.cancel}
          onCancel={cancel}
        />
      ) : (
        <div className="speed-compare-with">
          <button
            type="button"
            className="button button-quiet"
            onClick={() => void start({ url, device: otherDevice, locale })}
          >
            {otherDevice === "mobile" ? texts.onMobile : texts.onDesktop}
          </button>
          <OtherSite
            t={t}
            texts={texts}
            onStart={(other) => void start({ url: other, device, locale })}
          />
        </div>
      )}
      <Earlier
        t={texts}
        locale={locale}
        entries={history.filter((entry) => entry.id !== id && entry.score !== null)}
        onOpen={(earlier) => void open(earlier)}
      />
      {job.phase === "failed" && (
        <div role="alert">
          <Callout tone="bad" title={failures.title}>
            <p>{failures[job.code]}</p>
          </Callout>
        </div>
      )}
      <div role="status">
        {job.phase === "done" && job.value.result.kind === "http" && <p>{texts.noScore}</p>}
      </div>
      {job.phase === "done" && job.value.result.kind === "browser" && (
        <Comparison t={t} texts={texts} results={[result, job.value.result]} />
      )}
    </section>
  );
}

interface OtherSiteProps extends Pick<Props, "t"> {
  readonly texts: Texts<typeof compareMessages>;
  readonly onStart: (url: string) => void;
}

function OtherSite({ t, texts, onStart }: OtherSiteProps) {
  const id = useId();
  const { typed, isWrong, field, change, submit } = useAddressField(t);
  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const url = submit();
    if (url !== null) onStart(url);
  }
  return (
    <form onSubmit={onSubmit} noValidate>
      <AddressField
        t={t}
        id={id}
        label={texts.otherSite}
        className="speed-address"
        hintClass="kit-soft"
        type="url"
        value={typed}
        isWrong={isWrong}
        field={field}
        onChange={change}
      />
      <button type="submit" className="button button-quiet">
        {texts.compare}
      </button>
    </form>
  );
}

interface EarlierProps {
  readonly t: Texts<typeof compareMessages>;
  readonly locale: Locale;
  readonly entries: readonly HistoryEntry[];
  readonly onOpen: (id: string) => void;
}

/** The tests of this device, of this site or of others. */
function Earlier({ t, locale, entries, onOpen }: EarlierProps) {
  if (entries.length === 0) return null;
  return (
    <div>
      <h4>{t.earlier}</h4>
      <ul className="speed-earlier">
        {entries.slice(0, maxEarlier).map((entry) => (
          <li key={entry.id}>
            <button
              type="button"
              className="button button-quiet button-small"
              onClick={() => onOpen(entry.id)}
            >
              <Address text={shortenUrl(entry.url)} />
              <span>
                {fill("{device} · {day}", {
                  device: entry.kind === "desktop" ? t.desktop : t.mobile,
                  day: formatDate(locale, entry.at.slice(0, 10)),
                })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
