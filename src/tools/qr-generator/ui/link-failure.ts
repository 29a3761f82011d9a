import { AppError } from "#base/app-error.ts";
import { InvalidInput } from "#base/invalid-input.ts";
import type { Texts } from "#i18n/messages.ts";
import type { changeMessages } from "../change-messages.ts";
import { answerProblems, targetProblems } from "../contract.ts";

export type ChangeTexts = Texts<typeof changeMessages>;

/** What went wrong: the text, and the field that it belongs to. */
export interface LinkFailure {
  readonly field: "target" | "answer" | undefined;
  readonly text: string;
  /** Whether the key opens no code. */
  readonly isUnknownKey: boolean;
}

/** Words a failed request. */
export function describeFailure(error: unknown, c: ChangeTexts): LinkFailure {
  if (error instanceof InvalidInput) {
    const problem = targetProblems.find((each) => each === error.fields["target"]);
    if (problem) return { field: "target", text: c[problem], isUnknownKey: false };
    const wrong = answerProblems.find((each) => each === error.fields["answer"]);
    if (wrong) return { field: "answer", text: c[wrong], isUnknownKey: false };
    return { field: undefined, text: c.unknownKey, isUnknownKey: true };
  }
  const code = error instanceof AppError ? error.code : "internal";
  const text = code === "too-many" ? c.limitReached : code === "offline" ? c.offline : c.failed;
  return { field: undefined, text, isUnknownKey: false };
}
