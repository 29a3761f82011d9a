import { useEffect, useId, useLayoutEffect, useState, type FormEvent, type ReactNode } from "react";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { AddressField } from "#ui/fields/AddressField.tsx";
import { useAddressField } from "#ui/fields/use-address-field.ts";
import { WorkButton } from "#ui/WorkButton.tsx";
import { explainAddress, type AddressProblem } from "../engine/explain-address.ts";
import type { messages } from "../messages.ts";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly label: string;
  readonly button: string;
  /** What the visitor receives, how soon and at what price, right below the button. */
  readonly outcome?: string;
  /** An address that came with the link to this page. */
  readonly initialUrl?: string | undefined;
  /** What was typed before the page was loaded again; it may be unfinished. */
  readonly restoredUrl?: string | undefined;
  readonly onType?: ((text: string) => void) | undefined;
  readonly isWorking: boolean;
  readonly onAddress: (url: string) => void;
  /** The progress of the work that the button started, right below it. */
  readonly progress?: ReactNode;
  /** Why the address gave nothing, right below it. */
  readonly failure?: ReactNode;
  /** What is chosen before the button is pressed. */
  readonly options?: ReactNode;
  readonly children?: ReactNode;
}

const problemTexts = {
  empty: "addressEmpty",
  spaces: "addressSpaces",
  email: "addressEmail",
  scheme: "addressScheme",
  ending: "addressEnding",
  characters: "addressCharacters",
} as const satisfies Record<AddressProblem, keyof Props["t"]>;

/** A form for the address of a page; `onAddress` gets valid addresses only. */
export function AddressForm(props: Props) {
  const { t, label, button, initialUrl, restoredUrl, onType, isWorking, onAddress } = props;
  const id = useId();
  const { typed, isWrong, field, change, fill, submit } = useAddressField(t);

  // A failure is about the address that was sent, and says nothing of what is typed after it.
  const [isEdited, setIsEdited] = useState(false);
  const hasFailure = Boolean(props.failure);
  useEffect(() => {
    if (hasFailure) setIsEdited(false);
  }, [hasFailure]);

  useLayoutEffect(() => {
    if (restoredUrl !== undefined) change(restoredUrl);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [restoredUrl]);

  useEffect(() => {
    if (initialUrl !== undefined) fill(initialUrl);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [initialUrl]);

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const url = submit();
    if (url !== null) onAddress(url);
    // At the bottom of a phone is the toast, which must not cover the field and its buttons.
    else field.current?.labels?.[0]?.scrollIntoView({ block: "start" });
  }

  return (
    <form className="seo-form" onSubmit={onSubmit} noValidate>
      <AddressField
        t={{ ...t, errorUrl: `${t.errorUrl}: ${t[problemTexts[explainAddress(typed)]]}` }}
        id={id}
        isReplaced
        label={label}
        className="seo-address"
        hintClass="kit-soft"
        type="text"
        value={typed}
        isWrong={isWrong}
        field={field}
        onChange={(text) => {
          change(text);
          setIsEdited(true);
          onType?.(text);
        }}
      />
      {!isWrong && !isEdited && props.failure}
      {props.options}
      <WorkButton
        className="seo-submit"
        label={button}
        workingLabel={t.analyzingNow}
        isWorking={isWorking}
      />
      {props.outcome !== undefined && (
        <p className="seo-outcome kit-soft type-small">{props.outcome}</p>
      )}
      {props.progress}
      {props.children}
    </form>
  );
}
