import { useId } from "react";
import { Icon } from "#ui/Icon.tsx";
import type { SavedCode } from "../engine/saved-codes.ts";
import { toShownTarget } from "../engine/shown-target.ts";
import type { ChangeTexts } from "./link-failure.ts";

interface Props {
  readonly c: ChangeTexts;
  readonly codes: readonly SavedCode[];
  readonly onOpen: (key: string) => void;
}

/**
 * `shortenUrl` does more, but lies in a chunk that the panel does not need: its name alone would
 * put the first scripts beyond their budget.
 */
const withoutScheme = (url: string): string => url.replace(/^https?:\/\//, "");

/** The codes that this browser can change. */
export function SavedCodes({ c, codes, onOpen }: Props) {
  const id = useId();
  if (codes.length === 0) return null;
  return (
    <section className="qr-codes" aria-labelledby={id}>
      <h3 className="kit-label" id={id}>
        {c.codes}
      </h3>
      <ul>
        {codes.map(({ key, address, target }) => (
          <li key={key}>
            <button type="button" onClick={() => onOpen(key)}>
              <bdi dir="ltr">{withoutScheme(address)}</bdi>
              <bdi dir="ltr">{withoutScheme(toShownTarget(target))}</bdi>
              <Icon name="forward" />
            </button>
          </li>
        ))}
      </ul>
      <p className="kit-hint">{c.codesHint}</p>
    </section>
  );
}
