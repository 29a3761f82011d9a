/**
 * Posts a form and reports how much of it has been sent, which fetch cannot do.
 * @param onProgress receives a share from 0 to 1
 * @throws DOMException named as the signal's reason when it aborts; TypeError without a response,
 *   as fetch does
 */
export function upload(
  path: string,
  form: FormData,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", path);
    for (const [name, value] of Object.entries({ ...headers, accept: "application/json" }))
      request.setRequestHeader(name, value);
    request.upload.addEventListener(
      "progress",
      ({ loaded, total, lengthComputable }) => lengthComputable && onProgress(loaded / total),
    );
    request.addEventListener("load", () =>
      resolve(new Response(request.responseText, { status: request.status })),
    );
    request.addEventListener("error", () => reject(new TypeError(`${path} did not answer`)));
    request.addEventListener("abort", () => reject(signal.reason));
    signal.addEventListener("abort", () => request.abort());
    request.send(form);
  });
}
