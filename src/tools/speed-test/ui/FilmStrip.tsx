import { fill } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { Fold } from "#ui/Fold.tsx";
import type { BrowserResult } from "../contract.ts";
import type { messages } from "../messages.ts";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly frames: BrowserResult["filmStrip"];
}

/**
 * Screenshots of the page while it loaded. It scrolls horizontally where it is wider than the
 * screen.
 */
export function FilmStrip({ t, frames }: Props) {
  return (
    <Fold title={t.filmTitle} heading="h3" className="speed-film">
      <div tabIndex={0} role="group" aria-label={t.filmTitle}>
        <ol>
          {frames.map(({ atMs, picture }) => {
            const words = fill(t.filmAt, { n: (atMs / 1_000).toFixed(1) });
            return (
              <li key={atMs}>
                <img src={picture} alt={words} />
                <span aria-hidden="true">
                  {(atMs / 1_000).toFixed(1)} {t.unitS}
                </span>
              </li>
            );
          })}
        </ol>
      </div>
    </Fold>
  );
}
