import { useEffect, useRef } from "react";
import { pick, type Locale } from "#i18n/messages.ts";
import { showToast } from "#ui/feedback/toast.ts";
import { Icon } from "#ui/Icon.tsx";
import { changeMessages } from "../change-messages.ts";
import type { LinkView } from "../contract.ts";
import { createContent, type Content } from "../engine/content.ts";
import { isWebAddress } from "../engine/safe-url.ts";
import type { ToolTexts } from "../tool-texts.ts";
import { LinkDetails } from "./LinkDetails.tsx";
import { SavedCodes } from "./SavedCodes.tsx";
import { TargetForm } from "./TargetForm.tsx";
import { useCodes } from "./use-codes.ts";
import { useLink } from "./use-link.ts";

export interface PanelProps {
  readonly t: ToolTexts;
  readonly locale: Locale;
  readonly content: Content;
  readonly onContent: (content: Content) => void;
  readonly onKind: (kind: undefined) => void;
}

/** Makes codes that can be changed later, and changes those whose key is here. */
export function ChangePanel({ t, locale, content, onContent, onKind }: PanelProps) {
  const c = pick(changeMessages, locale);
  const codes = useCodes();
  const { open, failure, isWorking, view, close, create, change, remove } = useLink(c);

  // What had the focus is gone when another view takes its place.
  const panel = useRef<HTMLDivElement>(null);
  const shownKey = useRef<string>(undefined);
  useEffect(() => {
    if (shownKey.current !== open?.key) panel.current?.focus();
    shownKey.current = open?.key;
  }, [open?.key]);

  /** Puts a short address into the code, whatever it contained. */
  function onAddress(address: string): void {
    onKind(undefined);
    onContent(createContent(address));
  }

  const toCode = (key: string, { address, target }: LinkView) => ({ key, address, target });

  async function save(key: string, target: string, isEnded: boolean): Promise<void> {
    const before = open?.link?.target;
    if (!(await change({ key, target, isEnded }))) return;
    if (open?.link) codes.update({ key, address: open.link.address, target });
    if (before !== target) showToast({ title: c.savedTitle, text: c.saved });
  }

  async function erase(key: string): Promise<void> {
    if (!(await remove(key))) return;
    codes.remove(key);
    showToast({ title: c.removedTitle, text: c.removed });
  }

  if (open === undefined)
    return (
      <div className="qr-later-panel" ref={panel} tabIndex={-1}>
        <p className="kit-soft">{c.intro}</p>
        <TargetForm
          c={c}
          initialTarget={findTypedAddress(content, t.urlExample)}
          label={c.make}
          workingLabel={c.making}
          isWorking={isWorking}
          failure={failure}
          onSend={(target) =>
            void create(target, (key, link) => {
              codes.add(toCode(key, link));
              onAddress(link.address);
            })
          }
        />
        <SavedCodes c={c} codes={codes.codes} onOpen={(key) => void view(key)} />
        <p className="kit-hint">{c.reportHint}</p>
      </div>
    );

  const { key, link, isNew } = open;
  return (
    <div className="qr-later-panel" ref={panel} tabIndex={-1}>
      <button type="button" className="link qr-later-link" onClick={close}>
        <Icon name="back" />
        {c.back}
      </button>
      {link === undefined ? (
        <>
          <p role="status">{failure === undefined ? c.loading : failure.text}</p>
          {failure?.isUnknownKey === true && codes.has(key) && (
            <button
              type="button"
              className="link qr-later-link"
              onClick={() => {
                codes.remove(key);
                close();
              }}
            >
              {c.discard}
            </button>
          )}
        </>
      ) : (
        <LinkDetails
          t={t}
          c={c}
          locale={locale}
          link={link}
          openKey={key}
          isNew={isNew}
          isKept={codes.has(key)}
          isInCode={content.value === link.address}
          isWorking={isWorking}
          failure={failure}
          onPut={() => onAddress(link.address)}
          onChange={(target, isEnded) => void save(key, target, isEnded)}
          onRefresh={() => void view(key)}
          onRemove={() => void erase(key)}
          onKeep={() => codes.add(toCode(key, link))}
          onDiscard={() => {
            codes.remove(key);
            close();
          }}
        />
      )}
    </div>
  );
}

/** The address in the URL tab, if the visitor has typed one that no code has shortened yet. */
function findTypedAddress({ tab, typed }: Content, example: string): string {
  const isUsable = tab === "url" && typed !== example && isWebAddress(typed);
  return isUsable && !/\/q\/\w{8}$/.test(typed) ? typed : "";
}
