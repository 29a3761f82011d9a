import { useEffect, useId, type FormEvent, type ReactNode } from "react";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { AddressField } from "#ui/fields/AddressField.tsx";
import { useAddressField } from "#ui/fields/use-address-field.ts";
import { WorkButton } from "#ui/WorkButton.tsx";
import type { messages } from "../messages.ts";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly label: string;
  readonly button: string;
  /** An address that came with the link to this page. */
  readonly initialUrl?: string | undefined;
  readonly isWorking: boolean;
  readonly onAddress: (url: string) => void;
  /** What the button has led to, right below it. */
  readonly status: ReactNode;
  readonly children?: ReactNode;
}

/** A form for the address of a page; `onAddress` gets valid addresses only. */
export function AddressForm(props: Props) {
  const { t, label, button, initialUrl, isWorking, onAddress, status, children } = props;
  const id = useId();
  const { typed, isWrong, field, change, fill, submit } = useAddressField(t);

  useEffect(() => {
    if (initialUrl !== undefined) fill(initialUrl);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [initialUrl]);

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const url = submit();
    if (url !== null) onAddress(url);
  }

  return (
    <form className="seo-form" onSubmit={onSubmit} noValidate>
      <AddressField
        t={t}
        id={id}
        label={label}
        className="seo-address"
        hintClass="kit-soft"
        type="text"
        value={typed}
        isWrong={isWrong}
        field={field}
        onChange={change}
      />
      <WorkButton
        className="seo-submit"
        label={button}
        workingLabel={t.analyzingNow}
        isWorking={isWorking}
      />
      {status}
      {children}
    </form>
  );
}
