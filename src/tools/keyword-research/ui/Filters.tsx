import { useId } from "react";
import type { DifficultyBasis } from "../engine/difficulty-basis.ts";
import { bands, type Band, type Filter } from "../engine/table-view.ts";
import type { ToolTexts } from "../tool-texts.ts";

interface Props {
  readonly t: ToolTexts;
  /** Null where the difficulties have several. */
  readonly basis: DifficultyBasis | null;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

/**
 * Filters the table by a word and by difficulty; tabs choose the group and the moon chooses the
 * intent.
 */
export function Filters({ t, basis, filter, onFilter }: Props) {
  const id = useId();
  return (
    <div className="kr-filters">
      <label className="kr-filter" htmlFor={`${id}-text`}>
        <span>{t.filterText}</span>
        <input
          id={`${id}-text`}
          className="field"
          type="text"
          dir="auto"
          placeholder=" "
          autoComplete="off"
          value={filter.text}
          onChange={({ target }) => onFilter({ ...filter, text: target.value })}
        />
      </label>
      <label className="kr-filter" htmlFor={`${id}-band`}>
        <span>{basis === "advertisers" ? t.advertisers : t.filterDifficulty}</span>
        <select
          id={`${id}-band`}
          className="field"
          value={filter.band ?? ""}
          onChange={({ target }) =>
            onFilter({ ...filter, band: target.value === "" ? null : (target.value as Band) })
          }
        >
          <option value="">{t.any}</option>
          {bands.map((band) => (
            <option key={band} value={band}>
              {t[band]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
