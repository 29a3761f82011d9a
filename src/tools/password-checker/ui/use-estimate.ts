import { useEffect, useRef, useState } from "react";
import type { GuessAnswer, GuessRequest } from "../worker/guess.worker.ts";
import type { Estimate } from "../engine/model/guess.ts";

/** What is known of a password: an estimate may still be of the text before, until the model has caught up. */
export interface Estimated {
  readonly password: string;
  /** Null where the model could not be loaded. */
  readonly estimate: Estimate | null;
}

/** Long enough that a quick hand is not estimated letter by letter, short enough to seem at once. */
const pauseMs = 100;

/** One question at a time: while the model counts, only the latest password waits. */
function createGuesser(onAnswer: (answered: Estimated) => void): {
  ask: (password: string) => void;
  end: () => void;
} {
  const worker = new Worker(new URL("../worker/guess.worker.ts", import.meta.url), {
    type: "module",
  });
  let asked: string | null = null;
  let waiting: string | null = null;
  const post = (password: GuessRequest): void => {
    asked = password;
    worker.postMessage(password);
  };
  const settle = (estimate: GuessAnswer): void => {
    const password = asked!;
    asked = null;
    if (waiting !== null) post(waiting);
    waiting = null;
    onAnswer({ password, estimate });
  };
  worker.addEventListener("message", ({ data }: MessageEvent<GuessAnswer>) => settle(data));
  worker.addEventListener("error", () => asked !== null && settle(null));
  return {
    ask: (password) => (asked === null ? post(password) : (waiting = password)),
    end: () => worker.terminate(),
  };
}

/**
 * The newest estimate there is of a password that changes. The model starts with the first password and ends with the page.
 * @param password nothing is asked while it is empty, or `isKnown`
 */
export function useEstimate(password: string, isKnown: boolean): Estimated | null {
  const [answered, setAnswered] = useState<Estimated | null>(null);
  const guesser = useRef<ReturnType<typeof createGuesser> | null>(null);
  useEffect(
    () => () => {
      guesser.current?.end();
      guesser.current = null;
    },
    [],
  );
  useEffect(() => {
    if (password === "" || isKnown) return undefined;
    const timer = setTimeout(() => {
      guesser.current ??= createGuesser(setAnswered);
      guesser.current.ask(password);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [password, isKnown]);
  return answered;
}
