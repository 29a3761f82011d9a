import { createGuessModel, type Estimate } from "../engine/model/guess.ts";
import { loadGuessLists } from "../engine/model/load-lists.ts";

/** A password to estimate. */
export type GuessRequest = string;
/** Null where the lists could not be loaded. */
export type GuessAnswer = Estimate | null;

const model = loadGuessLists().then(createGuessModel);
// An answer is given where one is asked for; a failure that nobody waits for yet is no error of its own.
model.catch(() => undefined);

addEventListener("message", ({ data }: MessageEvent<GuessRequest>) => {
  const answer = (estimate: GuessAnswer): void => postMessage(estimate);
  model.then((guess) => answer(guess(data))).catch(() => answer(null));
});
