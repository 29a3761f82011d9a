import { memo, type Dispatch } from "react";
import type { Locale } from "#i18n/messages.ts";
import { ContrastTable } from "./ContrastTable.tsx";
import { ExportPanel } from "./ExportPanel.tsx";
import { FromPicture } from "./FromPicture.tsx";
import type { PaletteAction, PaletteState } from "../engine/palette-state.ts";
import { Preview } from "./Preview.tsx";
import { SchemeTabs } from "./SchemeTabs.tsx";
import type { PaletteTexts } from "../page-texts.ts";
import { VisionRows } from "./VisionRows.tsx";

interface Props {
  readonly t: PaletteTexts;
  readonly locale: Locale;
  readonly state: PaletteState;
  readonly dispatch: Dispatch<PaletteAction>;
  /** A picture that was chosen beside the controls. */
  readonly picture: File | undefined;
}

/**
 * The studies of the five colours, rendered only in the browser: as markup they would be larger
 * than the rest of the page.
 */
export default memo(function PaletteStudies({ t, locale, state, dispatch, picture }: Props) {
  const { base, scheme, colours } = state;
  return (
    <>
      <FromPicture
        t={t}
        picture={picture}
        onColours={(found) => dispatch({ type: "show", colours: found })}
      />
      <Preview t={t} locale={locale} colours={colours} />
      <ExportPanel t={t} state={state} />
      <div className="pal-studies">
        <ContrastTable
          t={t}
          colours={colours}
          onReplace={(place, colour) => dispatch({ type: "replace", place, colour })}
        />
        <VisionRows t={t} colours={colours} />
        <SchemeTabs
          t={t}
          base={base}
          current={scheme}
          onScheme={(value) => dispatch({ type: "scheme", scheme: value })}
        />
      </div>
    </>
  );
});
