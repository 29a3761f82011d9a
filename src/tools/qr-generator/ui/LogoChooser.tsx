import { fill } from "#i18n/messages.ts";
import { showToast } from "#ui/feedback/toast.ts";
import { Dropzone } from "#ui/fields/Dropzone.tsx";
import { findLogoFault, type LogoFault } from "../engine/logo-file.ts";
import type { ToolTexts } from "../tool-texts.ts";
import { loadLogo, type LoadedLogo } from "./logo.ts";

interface Props {
  readonly t: ToolTexts;
  readonly logo: LoadedLogo | undefined;
  readonly onLogo: (logo: LoadedLogo) => void;
  readonly onHasLogo: (hasLogo: boolean) => void;
}

/** Takes the file of a logo, and shows the one that was taken. */
export function LogoChooser({ t, logo, onLogo, onHasLogo }: Props) {
  const faults: Readonly<Record<LogoFault, string>> = {
    "not-image": t.errorNotImage,
    "too-large": t.errorTooLarge,
  };

  async function takeLogo(file: File): Promise<void> {
    const fault = findLogoFault(file);
    if (fault !== undefined) {
      showToast({ title: t.errorTitle, text: faults[fault], tone: "bad" });
      return;
    }
    try {
      onLogo(await loadLogo(file));
      onHasLogo(true);
    } catch {
      // The browser cannot decode the file, although its type is that of an image.
      showToast({ title: t.errorTitle, text: t.errorNotImage, tone: "bad" });
    }
  }

  return (
    <>
      <Dropzone
        title={t.logoDrop}
        chooseLabel={t.chooseLogo}
        hint={t.logoHint}
        accept="image/*"
        onFiles={([file]) => file !== undefined && void takeLogo(file)}
      />
      {logo !== undefined && (
        <p className="qr-logo-now">
          <img src={logo.dataUrl} alt="" width="40" height="40" />
          <span>{fill(t.logoNow, { name: logo.name })}</span>
        </p>
      )}
    </>
  );
}
