import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { Locale } from "#i18n/messages.ts";
import { ErrorBoundary } from "#ui/feedback/ErrorBoundary.tsx";
import { Tabs } from "#ui/Tabs.tsx";
import { toOklch, type Hex } from "../engine/colour.ts";
import { assignPageRoles } from "../engine/page-roles.ts";
import { SideSection } from "#ui/SideSection.tsx";
import { SamplePage } from "./SamplePage.tsx";
import type { PaletteTexts } from "../page-texts.ts";

interface Props {
  readonly t: PaletteTexts;
  readonly locale: Locale;
  readonly colours: readonly Hex[];
}

/** The window's lattice is computed in the browser; its code is loaded when its tab is opened. */
const WindowPreview = lazy(() => import("./WindowPreview.tsx"));

/**
 * The palette applied to a sample page and to the brand's window. Both read it from custom
 * properties.
 */
export function Preview({ t, locale, colours }: Props) {
  const [shown, setShown] = useState<"page" | "window">("page");
  const stage = useRef<HTMLDivElement>(null);

  // A script sets them because the page's content security policy forbids style attributes in
  // rendered markup.
  useEffect(() => {
    const properties = {
      ...getGlassColours(colours),
      ...Object.fromEntries(
        Object.entries(assignPageRoles(colours)).map(([role, hex]) => [`--pal-${role}`, hex]),
      ),
    };
    for (const [name, value] of Object.entries(properties))
      stage.current?.style.setProperty(name, value);
  }, [colours]);

  return (
    <SideSection title={t.previewTitle} hint={t.previewHint}>
      <Tabs
        label={t.previewTitle}
        tabs={[
          { id: "page", label: t.previewPage },
          { id: "window", label: t.previewWindow },
        ]}
        selected={shown}
        onSelect={setShown}
      >
        <div ref={stage} className="pal-stage">
          {shown === "page" ? (
            <SamplePage t={t} />
          ) : (
            <ErrorBoundary locale={locale}>
              <Suspense fallback={null}>
                <WindowPreview title={t.previewWindowAlt} />
              </Suspense>
            </ErrorBoundary>
          )}
        </div>
      </Tabs>
    </SideSection>
  );
}

/** The custom properties of `brand/window/window.css`, from the lightest colour to the darkest. */
function getGlassColours(colours: readonly Hex[]): Readonly<Record<string, Hex>> {
  const [lightest, light, middle, dark, darkest] = colours.toSorted(
    (a, b) => toOklch(b).l - toOklch(a).l,
  ) as [Hex, Hex, Hex, Hex, Hex];
  return {
    "--glass-straw": lightest,
    "--glass-mari": lightest,
    "--glass-coral": light,
    "--glass-violet": middle,
    "--glass-nile": dark,
    "--glass-blue": darkest,
  };
}
