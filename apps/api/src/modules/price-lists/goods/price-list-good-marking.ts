import { isWheelSection } from '@org/trade/sections';
import { parseMeasure } from '../../../tables/cells/numbers.ts';
import type { RowValues } from './row-values.ts';

type Values = RowValues['values'];

/** Fields that no tyre has. In a list of both, a tyre may have one of them filled by chance. */
const OF_WHEELS = ['pcd', 'et', 'dia', 'bolts', 'rim_width'] as const;

/** True if the columns of a row are filled as only those of a wheel are. */
export const hasWheelNumbers = (values: Values) =>
  OF_WHEELS.filter((field) => values[field] !== undefined).length > 1;

const isRim = (values: Values, hint: RowValues['hint']) =>
  (hint !== 'other' && isWheelSection(hint)) || hasWheelNumbers(values);

const cleanSize = (text: string | undefined) => (text ?? '').replaceAll(/[—–]/g, '-').trim();

/** Returns the size of a tyre as its columns give it: `205/55 R16`, `8.25R20`, `8-12`. */
function tyreMarking(values: Values): string {
  const { size, width, profile, diameter, outer_diameter } = values;
  if (size) return size;
  if (!width || !diameter) return '';
  const rim = cleanSize(diameter);
  const joint = /^\d/.test(rim) ? 'R' : '';
  if (outer_diameter) return `${parseMeasure(outer_diameter)}x${parseMeasure(width)}${joint}${rim}`;
  const ratio = parseMeasure(profile ?? '');
  return ratio ? `${width}/${profile}${joint}${rim}` : `${width}${joint}${rim}`;
}

function rimMarking(values: Values): string {
  const width = values.rim_width ?? values.width;
  const diameter = values.diameter ?? values.profile;
  const bolts = values.bolts ? `${values.bolts}x${values.pcd ?? ''}` : (values.pcd ?? '');
  const { et, dia, size } = values;
  return [
    width && diameter ? `${parseMeasure(width)}x${parseMeasure(diameter)}` : size,
    bolts,
    et && `ET${et}`,
    dia && `D${dia}`,
  ]
    .filter(Boolean)
    .join(' ');
}

const marking = (values: Values, hint: RowValues['hint']) =>
  isRim(values, hint) ? rimMarking(values) : tyreMarking(values);

/** Composes a name from columns, for rows without a name or with a name that lacks the size. */
export const composedName = (values: Values, hint: RowValues['hint']): string =>
  [
    values.brand,
    values.model,
    marking(values, hint),
    `${values.load_index ?? ''}${values.speed_index ?? ''}`,
    values.colour,
  ]
    .filter(Boolean)
    .join(' ');
