import { showToast } from "#ui/feedback/toast.ts";
import type { Attempt } from "../engine/attempts.ts";
import type { ToolTexts } from "../tool-texts.ts";
import { copyPng, savePng, saveWebp } from "./export-code.ts";
import type { RenderRequest, RenderResult } from "./render-verified.ts";

interface Props {
  readonly t: ToolTexts;
  readonly printMm: number;
  readonly canSavePixels: boolean;
  readonly canSaveVector: boolean;
  readonly waitForResult: () => Promise<RenderResult | undefined>;
}

type SavePixels = (request: RenderRequest, attempt: Attempt) => Promise<void>;

const vectorFormats = [
  { label: "downloadSvg", load: async () => (await import("./export-vector.ts")).saveSvg },
  { label: "downloadPdf", load: async () => (await import("./export-vector.ts")).savePdf },
] as const;
type LoadVector = (typeof vectorFormats)[number]["load"];

/** Saves or copies the code, only as a drawing that was read back. */
export function SaveButtons({ t, printMm, canSavePixels, canSaveVector, waitForResult }: Props) {
  async function announceSaved(
    save: (result: RenderResult) => Promise<void> | undefined,
    [title, text]: readonly [string, string],
    failed: string,
  ): Promise<void> {
    try {
      const result = await waitForResult();
      const saving = result && save(result);
      if (saving === undefined) return; // The reason is already shown beside the code.
      await saving;
      showToast({ title, text });
    } catch {
      showToast({ title: t.errorTitle, text: failed, tone: "bad" });
    }
  }

  const downloaded = [t.downloadedTitle, t.downloaded] as const;
  const savePixels = (save: SavePixels, done: readonly [string, string], failed: string) =>
    announceSaved(({ request, pixels }) => pixels && save(request, pixels), done, failed);
  const saveVector = (load: LoadVector) =>
    announceSaved(
      ({ request, vector }) => vector && load().then((save) => save(request, vector, printMm)),
      downloaded,
      t.saveFailed,
    );

  return (
    <div className="qr-take">
      <button
        type="button"
        className="button"
        disabled={!canSavePixels}
        onClick={() => savePixels(savePng, downloaded, t.saveFailed)}
      >
        {t.downloadPng}
      </button>
      {vectorFormats.map(({ label, load }) => (
        <button
          key={label}
          type="button"
          className="button button-quiet button-small"
          disabled={!canSaveVector}
          onClick={() => saveVector(load)}
        >
          {t[label]}
        </button>
      ))}
      <button
        type="button"
        className="button button-quiet button-small"
        disabled={!canSavePixels}
        onClick={() => savePixels(saveWebp, downloaded, t.webpFailed)}
      >
        {t.downloadWebp}
      </button>
      <button
        type="button"
        className="button button-quiet button-small"
        disabled={!canSavePixels}
        onClick={() => savePixels(copyPng, [t.copiedTitle, t.imageCopied], t.copyRefused)}
      >
        {t.copyImage}
      </button>
    </div>
  );
}
