import { createHash, createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/**
 * A storage that speaks as much of S3 as the product does, checks signatures and checksums, and can
 * be made to fail.
 */
export interface FakeS3 {
  readonly url: string;
  readonly settings: {
    readonly url: string;
    readonly region: string;
    readonly keyId: string;
    readonly secretKey: string;
  };
  readonly objects: Map<
    string,
    {
      readonly content: Buffer;
      readonly changed: Date;
      readonly headers: IncomingMessage["headers"];
    }
  >;
  /** How the next requests end: as they should after these. */
  readonly faults: ("500" | "503" | "reset" | "slow" | "lost")[];
  close(): Promise<void>;
}

const [keyId, secretKey, region, bucket] = [
  "STANDIN",
  "secret/of+the stand-in",
  "us-east-1",
  "leads",
];
/** Few, so that lists have pages. */
const pageSize = 2;

export async function startFakeS3(): Promise<FakeS3> {
  const objects: FakeS3["objects"] = new Map();
  const faults: FakeS3["faults"] = [];
  const server = createServer(async (request, response) => {
    const content = await buffer(request);
    const fault = faults.shift();
    if (fault === "reset") return request.socket.destroy();
    if (fault === "500" || fault === "503")
      return response.writeHead(Number(fault)).end("<Error/>");
    if (fault === "slow") await new Promise((resolve) => setTimeout(resolve, 1_500));
    if (fault === "lost") {
      answer(request, content, objects); // it is done, and the client does not learn of it
      return request.socket.destroy();
    }
    const [status, body] = answer(request, content, objects);
    return response.writeHead(status).end(body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/${bucket}/requests`;
  return {
    url,
    settings: { url, region, keyId, secretKey },
    objects,
    faults,
    async close() {
      server.closeAllConnections();
      await new Promise<unknown>((resolve) => server.close(resolve));
    },
  };
}

function answer(
  request: IncomingMessage,
  content: Buffer,
  objects: FakeS3["objects"],
): [number, (string | Buffer)?] {
  const url = new URL(request.url!, "http://s3.example");
  if (!isSigned(request, url)) return [403, "<Error><Code>SignatureDoesNotMatch</Code></Error>"];
  const [, named, ...rest] = url.pathname.split("/");
  if (named !== bucket) return [404, "<Error><Code>NoSuchBucket</Code></Error>"];
  const key = decodeURIComponent(rest.join("/"));
  if (key === "") return [200, list(url.searchParams, objects)];
  if (request.method === "PUT") {
    if (
      createHash("sha256").update(content).digest("hex") !== request.headers["x-amz-content-sha256"]
    )
      return [400, "<Error><Code>XAmzContentSHA256Mismatch</Code></Error>"];
    objects.set(key, { content, changed: new Date(), headers: request.headers });
    return [200];
  }
  if (request.method === "DELETE") return [objects.delete(key) ? 204 : 404];
  const object = objects.get(key);
  return object ? [200, object.content] : [404, "<Error><Code>NoSuchKey</Code></Error>"];
}

function list(query: URLSearchParams, objects: FakeS3["objects"]): string {
  const after = query.get("continuation-token") ?? "";
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(query.get("prefix") ?? "") && key > after)
    .sort();
  const page = keys.slice(0, pageSize);
  const entries = page
    .map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>${objects.get(key)!.changed.toISOString()}</LastModified></Contents>`,
    )
    .join("");
  const next =
    keys.length > pageSize
      ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${page.at(-1)}</NextContinuationToken>`
      : "<IsTruncated>false</IsTruncated>";
  return `<?xml version="1.0"?><ListBucketResult>${entries}${next}</ListBucketResult>`;
}

/**
 * Signature version 4, reckoned here anew.
 * @see https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
function isSigned({ method, headers }: IncomingMessage, url: URL): boolean {
  const [, credential, signedHeaders = "", signature] =
    /Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]+)/.exec(
      headers.authorization ?? "",
    ) ?? [];
  const date = String(headers["x-amz-date"]);
  const scope = `${date.slice(0, 8)}/${region}/s3/aws4_request`;
  if (credential !== `${keyId}/${scope}`) return false;
  const encode = (text: string) =>
    encodeURIComponent(text).replace(
      /[!'()*]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort();
  const names = signedHeaders.split(";");
  const lines = [
    method,
    url.pathname,
    query.join("&"),
    ...names.map((name) => `${name}:${headers[name]}`),
    "",
    signedHeaders,
    String(headers["x-amz-content-sha256"]),
  ];
  const text = [
    "AWS4-HMAC-SHA256",
    date,
    scope,
    createHash("sha256").update(lines.join("\n")).digest("hex"),
  ].join("\n");
  const hmac = (key: string | Buffer, data: string) =>
    createHmac("sha256", key).update(data).digest();
  const key = [region, "s3", "aws4_request"].reduce(
    hmac,
    hmac(`AWS4${secretKey}`, date.slice(0, 8)),
  );
  return hmac(key, text).toString("hex") === signature;
}
