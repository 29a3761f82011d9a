import { useEffect, useId, useRef, useState, type FormEvent } from "react";
import { fill } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { AddressField } from "#ui/fields/AddressField.tsx";
import { Choice } from "#ui/fields/Choice.tsx";
import { Callout } from "#ui/feedback/Callout.tsx";
import { useAddressField } from "#ui/fields/use-address-field.ts";
import type { Device } from "../contract.ts";
import { getPlanMegabytes } from "../engine/bandwidth-plan.ts";
import type { messages } from "../messages.ts";
import { isSavingData } from "./is-saving-data.ts";
import { MeasureAlone } from "./MeasureAlone.tsx";

export interface TestRequest {
  readonly url: string;
  readonly device: Device;
  /** Whether the bandwidth is measured too. */
  readonly shouldMeasureBandwidth: boolean;
  readonly shouldSaveData: boolean;
}

interface Props {
  readonly t: ToolTexts<typeof messages>;
  /** The first value of the field: from a link, or from the test before. */
  readonly initialUrl: string;
  readonly initialDevice: Device;
  /** Whether the form replaces a button that had the focus; the field takes it. */
  readonly shouldTakeFocus: boolean;
  readonly onEdit: (change: { readonly url: string } | { readonly device: Device }) => void;
  readonly onStart: (request: TestRequest) => void;
  readonly onMeasureAlone: () => void;
}

/**
 * The site's address and the device that opens it. A browser in data-saving mode asks before it
 * measures the bandwidth, because that transfers megabytes.
 */
export function TestForm(props: Props) {
  const { t, initialUrl, initialDevice, shouldTakeFocus, onEdit, onStart, onMeasureAlone } = props;
  const id = useId();
  const { typed, isWrong, field, change, submit } = useAddressField(t, initialUrl);
  const [device, setDevice] = useState(initialDevice);
  const [waitingUrl, setWaitingUrl] = useState<string | null>(null);
  const [shouldSaveData] = useState(isSavingData);

  useEffect(() => {
    if (shouldTakeFocus) field.current?.focus();
    // Once, when the form appears.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const url = submit();
    if (url === null) return;
    if (shouldSaveData) setWaitingUrl(url);
    else onStart({ url, device, shouldMeasureBandwidth: true, shouldSaveData });
  }

  return (
    <form className="speed-form" onSubmit={onSubmit} noValidate>
      <AddressField
        t={t}
        id={id}
        label={t.urlLabel}
        className="speed-address"
        hintClass="kit-soft"
        type="url"
        value={typed}
        isWrong={isWrong}
        field={field}
        onChange={(text) => {
          change(text);
          onEdit({ url: text });
          setWaitingUrl(null);
        }}
      />
      <DeviceChoice
        t={t}
        device={device}
        onDevice={(next) => {
          setDevice(next);
          onEdit({ device: next });
        }}
      />
      {waitingUrl === null ? (
        <div className="speed-start">
          <p id={`${id}-reason`} className="type-small kit-soft">
            {typed.trim() === "" ? t.startNeedsUrl : ""}
          </p>
          <button
            type="submit"
            className="button"
            disabled={typed.trim() === ""}
            aria-describedby={`${id}-reason`}
          >
            {t.startTest}
          </button>
          <MeasureAlone t={t} onMeasureAlone={onMeasureAlone} />
        </div>
      ) : (
        <DataSaverQuestion
          t={t}
          titleId={`${id}-saver`}
          onChoose={(shouldMeasureBandwidth) =>
            onStart({ url: waitingUrl, device, shouldMeasureBandwidth, shouldSaveData })
          }
        />
      )}
      <div className="speed-notes type-small kit-soft">
        <p>{fill(t.dataNote, getPlanMegabytes(shouldSaveData))}</p>
        <p>{t.closeOthers}</p>
      </div>
    </form>
  );
}

interface DeviceChoiceProps {
  readonly t: Props["t"];
  readonly device: Device;
  readonly onDevice: (device: Device) => void;
}

function DeviceChoice({ t, device, onDevice }: DeviceChoiceProps) {
  return (
    <Choice
      legend={t.deviceLegend}
      options={[
        { value: "mobile", label: t.deviceMobile },
        { value: "desktop", label: t.deviceDesktop },
      ]}
      value={device}
      onChange={onDevice}
    />
  );
}

interface DataSaverQuestionProps {
  readonly t: Props["t"];
  readonly titleId: string;
  readonly onChoose: (shouldMeasureBandwidth: boolean) => void;
}

function DataSaverQuestion({ t, titleId, onChoose }: DataSaverQuestionProps) {
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <div
      ref={question}
      tabIndex={-1}
      className="speed-question"
      role="group"
      aria-labelledby={titleId}
    >
      <Callout tone="warn">
        <strong id={titleId}>{t.saverTitle}</strong>
        <p>{fill(t.saverText, getPlanMegabytes(true))}</p>
      </Callout>
      <button type="button" className="button" onClick={() => onChoose(true)}>
        {t.saverBoth}
      </button>
      <button type="button" className="button button-quiet" onClick={() => onChoose(false)}>
        {t.saverSite}
      </button>
    </div>
  );
}
