import { fill } from "#i18n/messages.ts";
import { Callout } from "#ui/feedback/Callout.tsx";
import type { Content } from "../engine/content.ts";
import {
  findPhoneProblem,
  formatEgyptianMobile,
  readEgyptianMobile,
} from "../engine/phone-number.ts";
import { toSafeUrl } from "../engine/safe-url.ts";
import { isWebAddress } from "../engine/web-address.ts";
import type { ToolTexts } from "../tool-texts.ts";
import { useAddedScheme } from "./use-added-scheme.ts";

interface Props {
  readonly t: ToolTexts;
  readonly content: Content;
  readonly onUse: (typed: string) => void;
}

/**
 * Adds the scheme that a typed address lacks and offers the other one, offers a form of the typed
 * content that works on more phones or in more countries, and says why a phone could do nothing
 * with it.
 */
export function SaferForm({ t, content, onUse }: Props) {
  const { isMissing, added, other, useOther, undo } = useAddedScheme(content, onUse);
  return (
    <>
      <div role="status">
        {added !== undefined && (
          <Callout tone="info">
            <p>{fill(t.schemeAdded, { scheme: added })}</p>
            <p>
              <button type="button" className="link" onClick={useOther}>
                {fill(t.schemeOther, { scheme: other })}
              </button>
            </p>
            <p>
              <button type="button" className="link" onClick={undo}>
                {t.schemeUndo}
              </button>
            </p>
          </Callout>
        )}
      </div>
      {!isMissing && <Offer t={t} content={content} onUse={onUse} />}
    </>
  );
}

function Offer({ t, content, onUse }: Props) {
  const problem = findContentProblem(t, content);
  const safer = findSaferForm(t, content);
  if (problem !== undefined) return <Callout tone="warn">{problem}</Callout>;
  if (safer === undefined) return null;
  return (
    <Callout tone="info">
      <p>{safer.reason}</p>
      <p className="qr-address">
        <bdi dir="ltr">{safer.label}</bdi>
      </p>
      <button type="button" className="link" onClick={() => onUse(safer.value)}>
        {t.useSaferAddress}
      </button>
    </Callout>
  );
}

function findContentProblem(t: ToolTexts, { tab, typed }: Content): string | undefined {
  if (tab === "url" && typed.trim() !== "" && !isWebAddress(typed)) return t.notAddress;
  const problem = tab === "phone" ? findPhoneProblem(typed) : undefined;
  return problem && { "not-a-number": t.notPhone, short: t.shortPhone }[problem];
}

interface SaferContent {
  readonly reason: string;
  readonly value: string;
  /** The value as it is shown. */
  readonly label: string;
}

function findSaferForm(t: ToolTexts, { tab, typed }: Content): SaferContent | undefined {
  const url = tab === "url" ? toSafeUrl(typed) : undefined;
  if (url !== undefined) return { reason: t.saferAddress, value: url, label: url };
  const phoneNumber = tab === "phone" ? readEgyptianMobile(typed) : undefined;
  if (phoneNumber === undefined) return undefined;
  return { reason: t.saferPhone, value: phoneNumber, label: formatEgyptianMobile(phoneNumber) };
}
