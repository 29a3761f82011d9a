import type { Effort } from "#base/effort.ts";
import type { Localized } from "#i18n/messages.ts";
import type { Task } from "./tasks.ts";

/** Where a task is done on a platform. */
export interface Advice {
  /** What the panel or a file calls something is between [brackets]. */
  readonly text: Localized;
  /** Who does it there: the owner in the panel, unless it is code. */
  readonly by?: Effort["by"];
  /** The platform's own help, documentation or source code. */
  readonly source: `https://${string}`;
  /** What was read: a stored copy of the source, by commit or address. */
  readonly copy: string;
  /** The month in which the copy was looked up. */
  readonly asOf: `${number}-${number}`;
}

/** A task for which no copy of the platform's own words was found is left out. */
export type PlatformAdvice = Readonly<Partial<Record<Task, Advice>>>;

/**
 * What is said of a task whose place was not found in a platform's own words: whom to ask, and no
 * place, since a menu that is made up sends an owner nowhere.
 */
export interface UnsourcedAdvice {
  /** Of what an owner writes on the page itself. */
  readonly text: Localized;
  /** Of what the server sends. */
  readonly server: Localized;
  /** Of everything else. */
  readonly setting: Localized;
  /** Where to ask: the platform's help, or the documentation that was searched. */
  readonly source: `https://${string}`;
  /** The month in which it was searched in vain. */
  readonly asOf: Advice["asOf"];
}
