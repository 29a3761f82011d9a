import { showToast } from "#ui/feedback/toast.ts";
import type { Attempt } from "../engine/attempts.ts";
import type { ToolTexts } from "../tool-texts.ts";
import { copyPng, savePdf, savePng, saveSvg } from "./export-code.ts";
import type { RenderRequest, RenderResult } from "./render-verified.ts";

interface Props {
  readonly t: ToolTexts;
  readonly printMm: number;
  readonly canSavePixels: boolean;
  readonly canSaveVector: boolean;
  readonly waitForResult: () => Promise<RenderResult | undefined>;
}

type SavePixels = (request: RenderRequest, attempt: Attempt) => Promise<void>;
type SaveVector = (request: RenderRequest, attempt: Attempt, sideMm: number) => Promise<void>;

const vectorFormats = [
  { label: "downloadSvg", save: saveSvg },
  { label: "downloadPdf", save: savePdf },
] as const;

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
  const saveVector = (save: SaveVector) =>
    announceSaved(
      ({ request, vector }) => vector && save(request, vector, printMm),
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
      {vectorFormats.map(({ label, save }) => (
        <button
          key={label}
          type="button"
          className="button button-quiet button-small"
          disabled={!canSaveVector}
          onClick={() => saveVector(save)}
        >
          {t[label]}
        </button>
      ))}
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
