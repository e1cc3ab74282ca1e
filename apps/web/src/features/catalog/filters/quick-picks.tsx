import { sizeOf } from '../../../shared/format/marking.ts';
import type { MarkingPart } from '../search/catalog-sections.ts';
import { choicesOf, chosenOf, type FilterProps } from './filter-values.ts';
import * as css from './quick-picks.css.ts';

/** The most requested sizes, as values of the parts in their order. */
const PICKS: Readonly<Record<string, { text: string; values: readonly number[] }[]>> = {
  car: [
    { text: '205/55 R16', values: [205, 55, 16] },
    { text: '195/65 R15', values: [195, 65, 15] },
    { text: '185/65 R15', values: [185, 65, 15] },
    { text: '215/60 R17', values: [215, 60, 17] },
    { text: '225/45 R17', values: [225, 45, 17] },
    { text: '225/65 R17', values: [225, 65, 17] },
  ],
  truck: [
    { text: '315/80 R22.5', values: [315, 80, 22.5] },
    { text: '385/65 R22.5', values: [385, 65, 22.5] },
    { text: '295/80 R22.5', values: [295, 80, 22.5] },
  ],
  bolts: [
    { text: '4×98', values: [4, 98] },
    { text: '4×100', values: [4, 100] },
    { text: '5×100', values: [5, 100] },
    { text: '5×108', values: [5, 108] },
    { text: '5×112', values: [5, 112] },
    { text: '5×114.3', values: [5, 114.3] },
  ],
};

export interface QuickPicksProps extends FilterProps {
  parts: readonly MarkingPart[];
  /** Which group of picks to show. */
  of: string;
}

/** The most wanted sizes and bolt patterns by one press; a second one takes the choice back. */
export function QuickPicks({ parts, of, search, facets, onChange }: QuickPicksProps) {
  const chosen = parts.map(({ field }) => chosenOf(search.filters, field).join());
  const isFree = chosen.every((value) => value === '');
  const offered = parts.map(
    ({ field }) => new Set(choicesOf(facets, field).map(({ value }) => value)),
  );
  return (PICKS[of] ?? []).map(({ text, values }) => {
    const isOn = values.every((value, at) => chosen[at] === String(value));
    const isMissing =
      facets !== undefined &&
      isFree &&
      values.some((value, at) => !offered[at]?.has(String(value)));
    return (
      <button
        key={text}
        type="button"
        className={css.pick}
        aria-pressed={isOn}
        disabled={isMissing}
        onClick={() =>
          onChange(
            Object.fromEntries(
              parts.map(({ field }, at) => [field, isOn ? [] : [values[at] ?? 0]]),
            ),
          )
        }
      >
        {sizeOf({ size: text })}
      </button>
    );
  });
}
