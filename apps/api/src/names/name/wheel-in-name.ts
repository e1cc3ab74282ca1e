import { FULL_RIM_SIZES } from '../sizes/rim-sizes.ts';
import type { Filter, Section } from '../text/reading.ts';
import type { Dictionary } from '../trade/dictionary.ts';
import type { BrandInName } from './brand-in-name.ts';
import { type Draft, takeNotation } from './draft.ts';
import { takeBrand } from './name-parts.ts';

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
    if (!found) return { filter, brand };
    for (const [name, value] of Object.entries(found.reading.filter))
      if (!(name in filter)) Object.assign(filter, { [name]: value });
  }
}
