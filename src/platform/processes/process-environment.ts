import { tmpdir } from "node:os";

/** The variables that a process needs for TLS and for its folders. None of them is a secret. */
const inheritedVariables = [
  "PATH",
  "NODE_EXTRA_CA_CERTS",
  "NODE_USE_SYSTEM_CA",
  "SSL_CERT_FILE",
  "SSL_CERT_DIR",
  "NODE_COMPILE_CACHE",
] as const;

/** The environment of a process that parses foreign content. */
export function getJobEnvironment(): Readonly<Record<string, string>> {
  const kept = inheritedVariables.flatMap((name) =>
    process.env[name] === undefined ? [] : [[name, process.env[name]] as const],
  );
  return { ...Object.fromEntries(kept), TMPDIR: tmpdir() };
}
