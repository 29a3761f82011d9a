import { connect, createServer, type AddressInfo, type Socket } from "node:net";

interface ThrottledRates {
  /**
   * Megabits a second. Every byte of the TCP streams counts: content and headers, of all
   * connections together.
   */
  readonly downMbps: number;
  readonly upMbps: number;
  /** What a way there and back takes longer. */
  readonly delayMs?: number;
}

export interface ThrottledProxy {
  /** The server behind the connection, as a visitor reaches it. */
  readonly url: string;
  close(): Promise<void>;
}

/** What waits to leave: when its last bit has passed the narrow place, and when it arrives. */
interface Parcel {
  readonly leavesAt: number;
  readonly arrivesAt: number;
  readonly bytes: number;
  readonly leave: () => void;
  readonly arrive: () => void;
}

/**
 * One direction of a connection: bytes pass one after another, each taking its time. Times are
 * reckoned and not waited for, so that a timer that comes late delays what it delivers and nothing
 * after it.
 */
function createNarrowPlace(mbps: number, delayMs: number) {
  const bytesPerMs = (mbps * 1e6) / 8 / 1_000;
  const onTheWay: Parcel[] = [];
  const waiting: Parcel[] = [];
  let freeAt = 0;
  let timer: NodeJS.Timeout | undefined;

  function schedule(): void {
    timer = undefined;
    const now = performance.now();
    while (waiting[0] !== undefined && waiting[0].leavesAt <= now) {
      const parcel = waiting.shift()!;
      parcel.leave();
      onTheWay.push(parcel);
    }
    while (onTheWay[0] !== undefined && onTheWay[0].arrivesAt <= now) onTheWay.shift()!.arrive();
    const next = Math.min(waiting[0]?.leavesAt ?? Infinity, onTheWay[0]?.arrivesAt ?? Infinity);
    if (next < Infinity) timer ??= setTimeout(schedule, Math.max(0, next - performance.now()));
  }

  return {
    /**
     * At most what passes in 2 ms, so that connections take turns and a first byte is not kept for
     * its last.
     */
    pieceBytes: Math.max(1_460, Math.floor(bytesPerMs * 2)),
    /**
     * What may wait at the narrow place for one connection: 50 ms of its bandwidth. A real one
     * keeps at least as much.
     */
    roomBytes: Math.max(32 * 1024, Math.floor(bytesPerMs * 50)),
    pass(bytes: number, leave: () => void, arrive: () => void): void {
      freeAt = Math.max(freeAt, performance.now()) + bytes / bytesPerMs;
      waiting.push({ leavesAt: freeAt, arrivesAt: freeAt + delayMs, bytes, leave, arrive });
      timer ??= setTimeout(schedule, Math.max(0, freeAt - performance.now()));
    },
    stop: () => clearTimeout(timer),
  };
}

type NarrowPlace = ReturnType<typeof createNarrowPlace>;

/** Carries what one socket says to the other, at the pace of the place between them. */
function pipeThrough(from: Socket, to: Socket, place: NarrowPlace): void {
  let inRoom = 0;
  from.on("data", (chunk: Buffer) => {
    for (let start = 0; start < chunk.length; start += place.pieceBytes) {
      const piece = chunk.subarray(start, start + place.pieceBytes);
      inRoom += piece.length;
      place.pass(
        piece.length,
        () => {
          inRoom -= piece.length;
          if (inRoom <= place.roomBytes) from.resume();
        },
        () => void (to.writable && to.write(piece)),
      );
    }
    if (inRoom > place.roomBytes) from.pause();
  });
  from.on("end", () =>
    place.pass(
      0,
      () => undefined,
      () => to.end(),
    ),
  );
  from.on("error", () => to.destroy());
  from.on("close", () =>
    place.pass(
      0,
      () => undefined,
      () => to.destroySoon(),
    ),
  );
}

/**
 * Puts a connection of a chosen bandwidth before a server of this machine.
 * @param port the server's
 */
export async function startThrottledProxy(
  port: number,
  { downMbps, upMbps, delayMs = 0 }: ThrottledRates,
): Promise<ThrottledProxy> {
  const down = createNarrowPlace(downMbps, delayMs / 2);
  const up = createNarrowPlace(upMbps, delayMs / 2);
  const open = new Set<Socket>();
  const server = createServer({ noDelay: true }, (visitor) => {
    const target = connect({ port, host: "127.0.0.1", noDelay: true });
    for (const socket of [visitor, target]) {
      open.add(socket);
      socket.once("close", () => open.delete(socket));
    }
    pipeThrough(visitor, target, up);
    pipeThrough(target, visitor, down);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      down.stop();
      up.stop();
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
