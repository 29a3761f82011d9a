import { createGuessModel, type Estimate } from "../engine/model/guess.ts";
import { loadGuessLists } from "../engine/model/load-lists.ts";

/** A password to estimate. */
export type GuessRequest = string;
/** Null where the lists could not be loaded. */
export type GuessResponse = Estimate | null;

const model = loadGuessLists().then(createGuessModel);
// A failed load is reported with the next job; without this handler it would also be an unhandled
// rejection.
model.catch(() => undefined);

addEventListener("message", ({ data }: MessageEvent<GuessRequest>) => {
  const respond = (estimate: GuessResponse): void => postMessage(estimate);
  model.then((guess) => respond(guess(data))).catch(() => respond(null));
});
