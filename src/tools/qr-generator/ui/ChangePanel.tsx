import { useEffect, useRef, useState } from "react";
import { pick, type Locale } from "#i18n/messages.ts";
import { showToast } from "#ui/feedback/toast.ts";
import { Icon } from "#ui/Icon.tsx";
import { changeMessages } from "../change-messages.ts";
import { reportMessages } from "../report-messages.ts";
import type { LinkView } from "../contract.ts";
import { changeInput, type Content } from "../engine/content.ts";
import type { Kind } from "../engine/forms/kind.ts";
import { isShortAddress } from "../engine/link-key.ts";
import type { ToolTexts } from "../tool-texts.ts";
import type { ChangeTexts, LinkFailure } from "./link-failure.ts";
import { LinkDetails } from "./LinkDetails.tsx";
import { SavedCodes } from "./SavedCodes.tsx";
import { TargetForm } from "./TargetForm.tsx";
import { useCodes } from "./use-codes.ts";
import { useLink } from "./use-link.ts";

export interface PanelProps {
  readonly t: ToolTexts;
  readonly locale: Locale;
  readonly content: Content;
  readonly kind: Kind | undefined;
  /** The short address in the code: empty while there is none, null while the panel is hidden. */
  readonly later: string | null;
  readonly onContent: (content: Content) => void;
  readonly onLater: (address: string | null) => void;
}

const toCode = (key: string, { address, target }: LinkView) => ({ key, address, target });

/** Makes codes that can be changed later, and changes those whose key is here. */
export function ChangePanel(props: PanelProps) {
  const { t, locale, later, onLater } = props;
  const c = pick(changeMessages, locale);
  const codes = useCodes();
  const { open, failure, working, view, close, create, change, answer, remove } = useLink(c);
  const [draft, setDraft] = useState("");
  const isOn = later !== null;
  const address = open?.link?.address;

  // The code contains the short address of the open link.
  useEffect(() => {
    if (isOn && address !== undefined) onLater(address);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOn, address]);

  const panel = useRef<HTMLDivElement>(null);
  const shownKey = useRef<string>(undefined);

  // What had the focus is gone when another view takes its place.
  useEffect(() => {
    if (shownKey.current !== open?.key) panel.current?.focus();
    shownKey.current = open?.key;
  }, [open?.key]);

  // After a reload the tab knows the short address alone; its key is among the saved codes.
  useEffect(() => {
    const saved = later && codes.codes.find((code) => code.address === later);
    if (!saved || open !== undefined) return;
    // Nothing had the focus, so the panel does not take it.
    shownKey.current = saved.key;
    void view(saved.key);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  function leave(): void {
    close();
    onLater("");
  }

  function discard(key: string): void {
    codes.remove(key);
    leave();
  }

  async function save(key: string, target: string, isEnded: boolean): Promise<void> {
    const before = open?.link;
    if (!(await change({ key, target, isEnded }))) return;
    if (open?.link) codes.update({ key, address: open.link.address, target });
    if (before?.isEnded !== isEnded) showToast({ title: isEnded ? c.endedTitle : c.resumedTitle });
    else if (before.target !== target) showToast({ title: c.savedTitle, text: c.saved });
  }

  async function sendAnswer(key: string, text: string): Promise<void> {
    const { sentTitle, sent } = reportMessages;
    if (await answer({ key, answer: text }))
      showToast({ title: sentTitle[locale], text: sent[locale] });
  }

  async function erase(key: string): Promise<void> {
    if (!(await remove(key))) return;
    codes.remove(key);
    onLater("");
    showToast({ title: c.removedTitle, text: c.removed });
  }

  return (
    <div className="qr-later-panel" ref={panel} tabIndex={-1} hidden={!isOn}>
      {open === undefined ? (
        <>
          <p className="kit-soft">{c.intro}</p>
          {later !== null && later !== "" && <KeptAddress c={c} address={later} />}
          <NewLink
            key={String(isOn)}
            {...props}
            {...{ c, draft, setDraft, failure }}
            isWorking={working !== undefined}
            onSend={(target) => void create(target, (key, link) => codes.add(toCode(key, link)))}
          />
          <SavedCodes c={c} codes={codes.codes} onOpen={(key) => void view(key)} />
          <p className="kit-hint">{c.reportHint}</p>
        </>
      ) : (
        <>
          <button type="button" className="link qr-later-link" onClick={leave}>
            <Icon name="back" />
            {c.back}
          </button>
          {open.link === undefined ? (
            <Arriving
              c={c}
              failure={failure}
              onDiscard={codes.has(open.key) ? () => discard(open.key) : undefined}
            />
          ) : (
            <LinkDetails
              {...{ t, c, locale, link: open.link, working, failure }}
              openKey={open.key}
              isNew={open.isNew}
              isKept={codes.has(open.key)}
              onChange={(target, isEnded) => void save(open.key, target, isEnded)}
              onAnswer={(text) => void sendAnswer(open.key, text)}
              onRefresh={() => void view(open.key)}
              onRemove={() => void erase(open.key)}
              onKeep={() => open.link && codes.add(toCode(open.key, open.link))}
              onDiscard={() => discard(open.key)}
            />
          )}
        </>
      )}
    </div>
  );
}

interface NewLinkProps extends PanelProps {
  readonly c: ChangeTexts;
  /** What was typed here while the tabs or a form contain something else than an address. */
  readonly draft: string;
  readonly setDraft: (draft: string) => void;
  readonly isWorking: boolean;
  readonly failure: LinkFailure | undefined;
  readonly onSend: (target: string) => void;
}

/** The one field of the page to open: what is typed here is in the URL tab too, and vice versa. */
function NewLink({ t, content, kind, onContent, draft, setDraft, ...rest }: NewLinkProps) {
  const isUrl = kind === undefined && content.tab === "url";
  return (
    <TargetForm
      {...rest}
      initialTarget={isUrl ? findTypedAddress(content.typed, t.urlExample) : draft}
      label={rest.c.make}
      workingLabel={rest.c.making}
      onType={isUrl ? (typed) => onContent(changeInput(content, typed)) : setDraft}
    />
  );
}

/** The text of the URL tab, but for the example and for what is a short address already. */
function findTypedAddress(typed: string, example: string): string {
  return typed === example || isShortAddress(typed) ? "" : typed;
}

/** The short address that the tab still has, where this browser has no key to it. */
function KeptAddress({ c, address }: { readonly c: ChangeTexts; readonly address: string }) {
  return (
    <div>
      <p className="kit-label">{c.short}</p>
      <bdi dir="ltr" className="qr-short">
        {address}
      </bdi>
      <p className="kit-hint">{c.inCode}</p>
    </div>
  );
}

interface ArrivingProps {
  readonly c: ChangeTexts;
  readonly failure: LinkFailure | undefined;
  /** Undefined where this browser does not keep the key. */
  readonly onDiscard: (() => void) | undefined;
}

/** An open code that has not arrived yet, or could not be found. */
function Arriving({ c, failure, onDiscard }: ArrivingProps) {
  return (
    <>
      <p role="status">{failure === undefined ? c.loading : failure.text}</p>
      {failure?.isUnknownKey === true && onDiscard !== undefined && (
        <button type="button" className="link qr-later-link" onClick={onDiscard}>
          {c.discard}
        </button>
      )}
    </>
  );
}
