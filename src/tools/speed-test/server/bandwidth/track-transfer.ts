import type { Socket } from "node:net";
import type { FastifyBaseLogger, FastifyReply } from "fastify";
import { AppError } from "#base/app-error.ts";
import type { Transfer } from "./bandwidth-quota.ts";
import { cutWhenStalled, type TransferTimeouts } from "./cut-when-stalled.ts";

export interface TransferContext {
  readonly timeouts: TransferTimeouts;
  readonly log: FastifyBaseLogger;
}

/**
 * Ends a transfer when its answer ends, and disconnects a client that reads nothing or too slowly.
 */
export function trackDownload(
  socket: Socket,
  reply: FastifyReply,
  { transfer, bytes }: { readonly transfer: Transfer; readonly bytes: number },
  { timeouts, log }: TransferContext,
): void {
  // Counted by what the socket took, so that a client that leaves early is charged for no more.
  const before = socket.bytesWritten;
  const stopWatching = cutWhenStalled(socket, () => socket.bytesWritten, timeouts);
  const end = (): void => {
    stopWatching();
    void endTransfer(transfer, Math.min(bytes, socket.bytesWritten - before), log);
  };
  // A client that left while the quota was read has closed the answer already.
  if (socket.destroyed) end();
  else reply.raw.once("close", end);
}

/**
 * Ends a transfer when its body has been read, and disconnects a client that sends nothing or too
 * slowly.
 * @param receive reads the body; it passes on the size of each chunk and gets the bytes so far
 * @throws what `receive` throws; AppError `invalid-input` where the client disconnected
 */
export async function trackUpload(
  socket: Socket,
  transfer: Transfer,
  { timeouts, log }: TransferContext,
  receive: (count: (bytes: number) => number) => Promise<void>,
): Promise<void> {
  let received = 0;
  const stopWatching = cutWhenStalled(socket, () => received, timeouts);
  try {
    await receive((bytes) => (received += bytes));
  } catch (error) {
    // A client that left, or was disconnected, gets no answer, and this is not logged as a server
    // error.
    throw socket.destroyed
      ? new AppError("invalid-input", "the body ended early", { cause: error })
      : error;
  } finally {
    stopWatching();
    await endTransfer(transfer, received, log);
  }
}

async function endTransfer(
  transfer: Transfer,
  movedBytes: number,
  log: FastifyBaseLogger,
): Promise<void> {
  await transfer
    .end(movedBytes)
    .catch((error: unknown) =>
      log.warn({ err: error }, "the unused bytes of a bandwidth test could not be refunded"),
    );
}
