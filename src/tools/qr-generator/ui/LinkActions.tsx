import { useState } from "react";
import { Callout } from "#ui/feedback/Callout.tsx";
import type { LinkView } from "../contract.ts";
import type { ChangeTexts } from "./link-failure.ts";

interface Props {
  readonly c: ChangeTexts;
  readonly link: LinkView;
  readonly isKept: boolean;
  readonly onEnd: (isEnded: boolean) => void;
  readonly onRemove: () => void;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

type Question = "remove" | "discard";

/** Ends a code, deletes it after a question, and keeps or discards its key in this browser. */
export function LinkActions({ c, link, isKept, onEnd, onRemove, onKeep, onDiscard }: Props) {
  const [question, setQuestion] = useState<Question>();
  if (question !== undefined) {
    const isRemoval = question === "remove";
    return (
      <Callout tone="bad" title={isRemoval ? c.removeTitle : c.discard}>
        <p>{isRemoval ? c.removeText : c.discardText}</p>
        <div className="qr-later-row">
          <button
            type="button"
            className="button button-small"
            onClick={isRemoval ? onRemove : onDiscard}
          >
            {isRemoval ? c.removeYes : c.discard}
          </button>
          <button
            type="button"
            className="link qr-later-link"
            ref={(button) => button?.focus()}
            onClick={() => setQuestion(undefined)}
          >
            {c.removeNo}
          </button>
        </div>
      </Callout>
    );
  }
  const actions: readonly (readonly [string, () => void])[] = [
    [link.isEnded ? c.resume : c.end, () => onEnd(!link.isEnded)],
    [c.remove, () => setQuestion("remove")],
    isKept ? [c.discard, () => setQuestion("discard")] : [c.keepKey, onKeep],
  ];
  return (
    <div className="qr-later-row">
      {actions.map(([label, onClick]) => (
        <button key={label} type="button" className="link qr-later-link" onClick={onClick}>
          {label}
        </button>
      ))}
    </div>
  );
}
