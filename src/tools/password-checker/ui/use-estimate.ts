import { useEffect, useRef, useState } from "react";
import type { GuessResponse, GuessRequest } from "../worker/guess.worker.ts";
import type { Estimate } from "../engine/model/guess.ts";

/** An estimate and its password, which may be an earlier one while the model works. */
export interface PasswordEstimate {
  readonly password: string;
  /** Null where the model could not be loaded. */
  readonly estimate: Estimate | null;
}

/** Sends one password at a time; while the model works, only the latest one waits. */
function createGuesser(onAnswer: (latestEstimate: PasswordEstimate) => void): {
  guess: (password: string) => void;
  end: () => void;
} {
  const worker = new Worker(new URL("../worker/guess.worker.ts", import.meta.url), {
    type: "module",
  });
  let inFlightPassword: string | null = null;
  let nextPassword: string | null = null;
  const post = (password: GuessRequest): void => {
    inFlightPassword = password;
    worker.postMessage(password);
  };
  const settle = (estimate: GuessResponse): void => {
    const password = inFlightPassword!;
    inFlightPassword = null;
    if (nextPassword !== null) post(nextPassword);
    nextPassword = null;
    onAnswer({ password, estimate });
  };
  worker.addEventListener("message", ({ data }: MessageEvent<GuessResponse>) => settle(data));
  worker.addEventListener("error", () => inFlightPassword !== null && settle(null));
  return {
    guess: (password) => (inFlightPassword === null ? post(password) : (nextPassword = password)),
    end: () => worker.terminate(),
  };
}

/**
 * The latest available estimate of a changing password. The worker starts with the first password,
 * or with `prepare`, and ends with the page. A password is sent at once: the worker estimates in
 * less than a tenth of a second, and skips what was typed over meanwhile.
 * @param password not estimated while it is empty or `isKnown`
 */
export function useEstimate(
  password: string,
  isKnown: boolean,
): { readonly latestEstimate: PasswordEstimate | null; readonly prepare: () => void } {
  const [latestEstimate, setLatestEstimate] = useState<PasswordEstimate | null>(null);
  const guesser = useRef<ReturnType<typeof createGuesser> | null>(null);
  useEffect(
    () => () => {
      guesser.current?.end();
      guesser.current = null;
    },
    [],
  );
  const prepare = (): void => {
    guesser.current ??= createGuesser(setLatestEstimate);
  };
  useEffect(() => {
    if (password === "" || isKnown) return;
    guesser.current ??= createGuesser(setLatestEstimate);
    guesser.current.guess(password);
  }, [password, isKnown]);
  return { latestEstimate, prepare };
}
