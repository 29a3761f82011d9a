import { useEffect, useId, useRef, useState, type FormEvent } from "react";
import { parseUrl } from "#base/parse-url.ts";
import { fill, type Texts } from "#i18n/messages.ts";
import { Choice } from "#ui/Choice.tsx";
import { Callout } from "#ui/Callout.tsx";
import { showToast } from "#ui/toast.ts";
import type { Device } from "../contract.ts";
import { getPlanMegabytes } from "../engine/bandwidth-plan.ts";
import type { messages } from "../messages.ts";

export interface TestRequest {
  readonly url: string;
  readonly device: Device;
  /** Whether the line is to be measured too. */
  readonly withBandwidth: boolean;
  readonly savesData: boolean;
}

interface Props {
  readonly t: Texts<typeof messages>;
  /** What stands in the field at first: from a link, or from the test before. */
  readonly initialUrl: string;
  readonly initialDevice: Device;
  /** Whether the form came in the place of what the visitor pressed, who then wants to type. */
  readonly takesFocus: boolean;
  readonly onStart: (request: TestRequest) => void;
}

/** Network Information, which not every browser tells. */
function isSavingData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

/** The site's address and how it is opened. Who saves data is asked before any of it is spent. */
export function TestForm({ t, initialUrl, initialDevice, takesFocus, onStart }: Props) {
  const id = useId();
  const [typed, setTyped] = useState(initialUrl);
  const [device, setDevice] = useState(initialDevice);
  const [isWrong, setIsWrong] = useState(initialUrl !== "" && parseUrl(initialUrl) === null);
  const [waiting, setWaiting] = useState<string | null>(null);
  const [savesData] = useState(isSavingData);
  const field = useRef<HTMLInputElement>(null);
  const estimateText = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (takesFocus) field.current?.focus();
    // Once, when the form appears.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => {
    if (waiting !== null) estimateText.current?.focus();
  }, [waiting]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const url = parseUrl(typed);
    setIsWrong(url === null);
    if (url === null) {
      showToast({ title: t.errorTitle, text: t.errorUrl, tone: "bad" });
      field.current?.focus();
    } else if (savesData) setWaiting(url);
    else onStart({ url, device, withBandwidth: true, savesData });
  }

  return (
    <form className="speed-form" onSubmit={submit} noValidate>
      <div className="speed-address">
        <label htmlFor={id}>{t.urlLabel}</label>
        <input
          ref={field}
          id={id}
          className="field"
          type="url"
          dir="ltr"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={t.urlExample}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setIsWrong(false);
            setWaiting(null);
          }}
          aria-invalid={isWrong}
          aria-describedby={`${id}-hint ${id}-error`}
        />
        <p id={`${id}-hint`} className="type-small speed-soft">
          {t.urlHint}
        </p>
        <p id={`${id}-error`} className="field-error">
          {isWrong ? t.errorUrl : ""}
        </p>
      </div>
      <Choice
        legend={t.deviceLegend}
        options={[
          { value: "mobile", label: t.deviceMobile },
          { value: "desktop", label: t.deviceDesktop },
        ]}
        value={device}
        onChange={setDevice}
      />
      {waiting === null ? (
        <button type="submit" className="button" disabled={typed.trim() === ""}>
          {t.startTest}
        </button>
      ) : (
        <div
          ref={estimateText}
          tabIndex={-1}
          className="speed-question"
          role="group"
          aria-labelledby={`${id}-saver`}
        >
          <Callout tone="warn">
            <strong id={`${id}-saver`}>{t.saverTitle}</strong>
            <p>{fill(t.saverText, getPlanMegabytes(true))}</p>
          </Callout>
          <button
            type="button"
            className="button"
            onClick={() => onStart({ url: waiting, device, withBandwidth: true, savesData })}
          >
            {t.saverBoth}
          </button>
          <button
            type="button"
            className="button button-quiet"
            onClick={() => onStart({ url: waiting, device, withBandwidth: false, savesData })}
          >
            {t.saverSite}
          </button>
        </div>
      )}
      <div className="speed-notes type-small speed-soft">
        <p>{fill(t.dataNote, getPlanMegabytes(savesData))}</p>
        <p>{t.closeOthers}</p>
      </div>
    </form>
  );
}
