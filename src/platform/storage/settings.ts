import * as z from "zod/mini";
import { ConfigError } from "#platform/settings/config-error.ts";
import type { Values } from "#platform/settings/variables.ts";

/** A bucket of an S3-compatible storage. */
export interface S3Settings {
  /**
   * The URL of the bucket, or of a folder in it: https://HOST/BUCKET or https://HOST/BUCKET/FOLDER.
   */
  readonly url: string;
  readonly region: string;
  readonly keyId: string;
  readonly secretKey: string;
}

export const storageVariables = {
  ATTACHMENTS_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          isBucketUrl,
          "must be the address of a bucket, as https://s3.eu-central-1.amazonaws.com/my-bucket",
        ),
      ),
  ),
  AWS_ACCESS_KEY_ID: z._default(z.string(), ""),
  AWS_SECRET_ACCESS_KEY: z._default(z.string(), ""),
  AWS_REGION: z._default(
    z.string().check(z.regex(/^[\w-]+$/, "must be the name of a region, as eu-central-1")),
    "us-east-1",
  ),
};

/** @throws ConfigError where a bucket is set without its keys */
export function readBucketSettings({
  ATTACHMENTS_URL: url,
  AWS_ACCESS_KEY_ID: keyId,
  AWS_SECRET_ACCESS_KEY: secretKey,
  AWS_REGION: region,
}: Values<typeof storageVariables>): S3Settings | undefined {
  if (url === undefined) return undefined;
  if (keyId === "") throw new ConfigError("AWS_ACCESS_KEY_ID must be set where ATTACHMENTS_URL is");
  if (secretKey === "")
    throw new ConfigError("AWS_SECRET_ACCESS_KEY must be set where ATTACHMENTS_URL is");
  return { url, region, keyId, secretKey };
}

function isBucketUrl(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.pathname.length > 1 &&
    url.username === "" &&
    url.search === ""
  );
}
