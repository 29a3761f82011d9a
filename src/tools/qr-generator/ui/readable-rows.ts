import { findProblem, type Attempt } from "../engine/attempts.ts";
import type { Row } from "../engine/csv.ts";
import { openReader, type Reader } from "./reader.ts";
import type { RenderRequest } from "./render-verified.ts";

export interface RowsRequest {
  readonly rows: readonly Row[];
  readonly style: RenderRequest["style"];
  readonly logo: RenderRequest["logo"];
}

/** What happens to a row whose code was read back. */
type TakeRow = (row: Row, request: RenderRequest, attempt: Attempt) => Promise<void> | void;

/**
 * Draws the codes of rows and reads each back.
 * @param find draws a code and reads it back; undefined where it cannot be read
 * @param take called for each code that was readable
 * @param onProgress called with the finished share from 0 to 1
 * @returns the rows whose code could not be read
 * @throws the reason of `signal` when it is aborted
 */
export async function takeReadableRows(
  { rows, style, logo }: RowsRequest,
  find: (request: RenderRequest, reader: Reader) => Promise<Attempt | undefined>,
  take: TakeRow,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<readonly Row[]> {
  const reader = openReader();
  const rejected: Row[] = [];
  try {
    for (const [index, row] of rows.entries()) {
      signal.throwIfAborted();
      const request = { content: row.content, style, logo };
      const attempt =
        findProblem(row.content, style) === undefined ? await find(request, reader) : undefined;
      if (attempt === undefined) rejected.push(row);
      else await take(row, request, attempt);
      onProgress((index + 1) / rows.length);
    }
  } finally {
    reader.close();
  }
  return rejected;
}
