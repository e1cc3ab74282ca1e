import { type Notation, notation } from '../text/notation.ts';
import { fullProfile, metric } from './tyre-numbers.ts';
import { VAN } from './tyre-sizes.ts';

/** `155/13`, `195/14С`: no profile is so low. A wider tyre without the mark of a van may lack a digit. */
const widthAndRim: Notation['read'] = ([width, rim, mark], section) =>
  mark || Number(width) <= 185 ? fullProfile([width, rim, mark], section) : undefined;

/** Sizes that look like an article, `2055516`, or like two loads, `155/13`. Read only if a name has no other size. */
export const DOUBTFUL_TYRE_SIZES: readonly Notation[] = [
  notation(
    ['tyres', 'truck_tyres'],
    String.raw`(?:lt|p)?(\d{2}5)([3-9][05]|25)(1[2-9]|2[0-4]|1[79]5|225)${VAN}`,
    metric,
  ),
  notation(
    ['tyres'],
    String.raw`([12]\d5)\s?/\s?(1[2-6])(c)?(?![a-zа-я]|\s?[/x-]\s?\d)`,
    widthAndRim,
  ),
];
