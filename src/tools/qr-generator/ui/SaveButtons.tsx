import { showToast } from "#ui/feedback/toast.ts";
import type { Attempt } from "../engine/attempts.ts";
import type { ToolTexts } from "../tool-texts.ts";
import { copyPng, savePng } from "./export-code.ts";
import type { RenderRequest, RenderResult } from "./render-verified.ts";

interface Props {
  readonly t: ToolTexts;
  readonly printMm: number;
  readonly canSavePixels: boolean;
  readonly canSaveVector: boolean;
  readonly waitForResult: () => Promise<RenderResult | undefined>;
}

type SavePixels = (request: RenderRequest, attempt: Attempt) => Promise<void>;

/** The formats whose code is loaded when one is wanted, and the drawing that they hold. */
const lazyFormats = [
  { label: "downloadSvg", part: "vector", load: async () => (await loadExports()).saveSvg },
  { label: "downloadPdf", part: "vector", load: async () => (await loadExports()).savePdf },
  { label: "downloadWebp", part: "pixels", load: async () => (await loadExports()).saveWebp },
] as const;
const loadExports = () => import("./export-more.ts");

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
  const saveLazily = ({ part, load }: (typeof lazyFormats)[number]) =>
    announceSaved(
      ({ request, [part]: attempt }) =>
        attempt && load().then((save) => save(request, attempt, printMm)),
      downloaded,
      part === "pixels" ? t.webpFailed : t.saveFailed,
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
      {lazyFormats.map((format) => (
        <button
          key={format.label}
          type="button"
          className="button button-quiet button-small"
          disabled={!(format.part === "vector" ? canSaveVector : canSavePixels)}
          onClick={() => saveLazily(format)}
        >
          {t[format.label]}
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
