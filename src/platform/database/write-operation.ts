import type { Kysely } from "kysely";
import type { DatabaseAddress } from "./settings.ts";
import type { Tables } from "./tables.ts";

/** The work of a write, inside a transaction that the database opens. */
type WriteWork<In, Out> = (
  db: Kysely<Tables>,
  input: In,
  kind: DatabaseAddress["kind"],
) => Promise<Out>;

/**
 * A write that another thread can run too: that thread imports the module and finds the operation
 * by its name. Input and result are copied between the threads, so they are plain data.
 */
export interface WriteOperation<In, Out> {
  /** The URL of the module, which exports its operations as `writes`. */
  readonly module: string;
  readonly name: string;
  readonly run: WriteWork<In, Out>;
}

type WriteOperations<Works> = {
  readonly [Name in keyof Works]: Works[Name] extends WriteWork<infer In, infer Out>
    ? WriteOperation<In, Out>
    : never;
};

/**
 * Defines the writes of a module: `export const writes = defineWrites(import.meta.url, { … })`.
 * Work that is repeated alone after its group has failed changes nothing but the database.
 */
export function defineWrites<Works extends Readonly<Record<string, WriteWork<never, unknown>>>>(
  module: string,
  works: Works,
): WriteOperations<Works> {
  return Object.fromEntries(
    Object.entries(works).map(([name, run]) => [name, { module, name, run }]),
  ) as WriteOperations<Works>;
}

/** Finds an operation in the thread that runs it. */
export async function loadWrite({
  module,
  name,
}: Pick<WriteOperation<unknown, unknown>, "module" | "name">): Promise<
  WriteOperation<unknown, unknown>
> {
  const { writes } = (await import(module)) as {
    readonly writes: Readonly<Record<string, WriteOperation<unknown, unknown>>>;
  };
  return writes[name]!;
}
