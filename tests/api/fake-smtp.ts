import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { Readable } from "node:stream";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A mail as a mail server got it. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: Buffer;
}

export interface MailServer {
  readonly url: string;
  readonly port: number;
  /** What it has accepted, in order. */
  readonly received: readonly ReceivedMail[];
  /** What it has accepted, read by a program that we have not written. */
  parsed(): Promise<readonly Email[]>;
  close(): Promise<void>;
}

interface Behaviour {
  readonly port?: number;
  /** The answer to a recipient, where it is not welcome. */
  readonly shouldReject?: (recipient: string) => number | undefined;
  /** Whether a whole mail is turned away for the moment after it was sent. */
  readonly isFailing?: () => boolean | Promise<boolean>;
}

/** A mail server of the test's own on this machine. */
export async function startMailServer({
  port = 0,
  shouldReject = () => undefined,
  isFailing = () => false,
}: Behaviour = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    onRcptTo({ address }, _session, done) {
      const code = shouldReject(address);
      done(
        code === undefined
          ? null
          : Object.assign(new Error(`${address} is refused`), { responseCode: code }),
      );
    },
    onData(stream, { envelope }, done) {
      readBytes(stream).then(
        async (raw) => {
          if (await isFailing())
            return done(Object.assign(new Error("try again"), { responseCode: 451 }));
          received.push({
            from: envelope.mailFrom ? envelope.mailFrom.address : "",
            to: envelope.rcptTo.map(({ address }) => address),
            raw,
          });
          done();
        },
        () => undefined, // its sender was killed
      );
    },
  });
  server.on("error", () => undefined); // clients that are killed
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const { port: taken } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${taken}`,
    port: taken,
    received,
    parsed: () => Promise.all(received.map(({ raw }) => PostalMime.parse(raw))),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function readBytes(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
