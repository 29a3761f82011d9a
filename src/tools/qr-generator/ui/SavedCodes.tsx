import { useId } from "react";
import { shortenUrl } from "#base/readable-url.ts";
import { Icon } from "#ui/Icon.tsx";
import type { SavedCode } from "../engine/saved-codes.ts";
import type { ChangeTexts } from "./link-failure.ts";

interface Props {
  readonly c: ChangeTexts;
  readonly codes: readonly SavedCode[];
  readonly onOpen: (key: string) => void;
}

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
              <bdi dir="ltr">{shortenUrl(address)}</bdi>
              <bdi dir="ltr">{shortenUrl(target)}</bdi>
              <Icon name="forward" />
            </button>
          </li>
        ))}
      </ul>
      <p className="kit-hint">{c.codesHint}</p>
    </section>
  );
}
