import type { ToolTexts } from "#i18n/tool-texts.ts";
import { Dropzone } from "#ui/fields/Dropzone.tsx";
import type { FolderFiles } from "#ui/fields/read-folder.ts";
import type { messages } from "../messages.ts";
import { SharedPictures } from "./SharedPictures.tsx";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  /** Whether there are pictures. */
  readonly isSmall: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onFolder: (folder: FolderFiles) => void;
}

/** Takes pictures: chosen, dropped alone or in folders, pasted, or shared by the device. */
export function Upload({ t, isSmall, onFiles, onFolder }: Props) {
  return (
    <div className={isSmall ? "iz-upload iz-upload-small" : "iz-upload"}>
      <SharedPictures t={t} hasPictures={isSmall} onFiles={onFiles} />
      <Dropzone
        title={isSmall ? t.anotherTitle : t.uploadTitle}
        chooseLabel={isSmall ? t.chooseAnother : t.chooseFile}
        dragHint={t.dragOrPaste}
        hint={t.supported}
        isSecondary={isSmall}
        accept="image/*"
        multiple
        onFiles={onFiles}
        onFolder={onFolder}
      />
    </div>
  );
}
