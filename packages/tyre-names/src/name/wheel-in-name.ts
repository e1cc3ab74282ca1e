import { FULL_RIM_SIZES } from '../sizes/rim-sizes.ts';
import { matchesOf } from '../text/matches.ts';
import type { Filter, Section } from '../text/text-reading.ts';
import type { Dictionary } from '../trade/dictionary.ts';
import type { BrandInName } from './brand-in-name.ts';
import { type Draft, takeAll, takeNotation } from './draft.ts';
import { takeBrand } from './name-parts.ts';

/** What marks the two sizes of a set: `F 8.5x19 / R 9.5x19`. One letter alone may be a finish. */
const ENDS = [
  /(?<![0-9a-zа-я-])(?:f|front|перед[а-я]*)[\s:]*(?=¦)/g,
  /(?<![0-9a-zа-я-])(?:r|rear|зад[а-я]*)[\s:]*(?=¦)/g,
];

/** Takes all the numbers of a wheel's name, so that words are left. */
export function takeWheelNumbers(
  draft: Draft,
  hint: Section | undefined,
  dictionary: Dictionary,
): { filter: Filter; brand: BrandInName | undefined } {
  const filter: Filter = {};
  const brand = takeBrand(draft, dictionary, hint ?? 'disks');
  for (;;) {
    const found = takeNotation(draft, FULL_RIM_SIZES, hint ?? 'truck_disks');
    if (!found) break;
    for (const [name, value] of Object.entries(found.reading.filter))
      if (!(name in filter)) Object.assign(filter, { [name]: value });
  }
  if (ENDS.every((end) => matchesOf(end, draft.folded).length > 0))
    for (const end of ENDS) takeAll(draft, end);
  return { filter, brand };
}
