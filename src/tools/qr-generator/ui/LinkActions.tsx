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

interface Dialog {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly act: () => void;
}

type Question = "end" | "remove" | "discard";

/** Pauses or deletes a code after a question, and keeps or discards its key in this browser. */
export function LinkActions({ c, link, isKept, onEnd, onRemove, onKeep, onDiscard }: Props) {
  const [question, setQuestion] = useState<Question>();
  const questions: Readonly<Record<Question, Dialog>> = {
    end: { title: c.endTitle, text: c.endText, yes: c.endYes, act: () => onEnd(true) },
    remove: { title: c.removeTitle, text: c.removeText, yes: c.removeYes, act: onRemove },
    discard: { title: c.discardTitle, text: c.discardText, yes: c.discardYes, act: onDiscard },
  };
  if (question !== undefined) {
    const { title, text, yes, act } = questions[question];
    return (
      <Callout tone="bad" title={title}>
        <p>{text}</p>
        <div className="qr-later-row">
          <button
            type="button"
            className="button button-small"
            onClick={() => {
              setQuestion(undefined);
              act();
            }}
          >
            {yes}
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
    link.isEnded ? [c.resume, () => onEnd(false)] : [c.end, () => setQuestion("end")],
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
