import { createContact } from "#leads/contact.fixture.ts";

/** What a browser without scripts says it would like to read. */
export const plainFormAccept =
  "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8";

/** A contact message that keeps every rule. */
export const goodMessage = createContact();

/** A service request that keeps every rule on 2026-11-21, as texts. */
export const goodRequest = {
  serviceType: "seo",
  projectDescription: "متجر فخّار،\nمن خمسين منتجًا.",
  budget: "500-1000",
  deadline: "2026-12-31",
  projectSize: "small",
  managementSystem: "whatsapp",
  name: "منى الشريف",
  email: "mona@shop.example",
  phone: "+20 2 5555 0100",
};

/** A file for a multipart form. */
export interface FormFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A multipart body as a browser writes it, with CR LF for every line break of a text. */
export async function multipart(fields: Readonly<Record<string, string>>, file?: FormFile) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file)
    form.set(
      "attachment",
      new Blob([Uint8Array.from(file.bytes)], { type: "application/octet-stream" }),
      file.name,
    );
  const request = new Request("http://form.example/", { method: "POST", body: form });
  return {
    headers: { "content-type": request.headers.get("content-type")! },
    payload: Buffer.from(await request.arrayBuffer()),
  };
}

/** A body as a plain form without files sends it. */
export function urlencoded(fields: Readonly<Record<string, string>>) {
  const typed = Object.entries(fields).map(([name, value]): [string, string] => [
    name,
    value.replaceAll("\n", "\r\n"),
  ]);
  return {
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(typed).toString(),
  };
}
