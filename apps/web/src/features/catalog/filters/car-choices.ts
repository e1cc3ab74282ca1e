import { formatDecimal } from '../../../shared/format/format.ts';
import type { Car } from '../search/fit.ts';
import { formatTyreSize, type TyreSize } from './tyre-size.ts';

/** A tyre size of a car, or the two of a staggered set. */
export interface TyreChoice {
  label: string;
  original: boolean;
  front: TyreSize;
  rear?: TyreSize;
}

export interface RimChoice {
  label: string;
  original: boolean;
  width: number;
  diameter: number;
}

/** Merges equal choices of several modifications. A merged choice is original if it is so for any of them. */
function merged<Choice extends { label: string; original: boolean }>(choices: readonly Choice[]) {
  const byLabel = new Map<string, Choice>();
  for (const choice of choices) {
    const known = byLabel.get(choice.label);
    byLabel.set(choice.label, known?.original ? known : choice);
  }
  return [...byLabel.values()];
}

const only = ({ width, profile, diameter }: TyreSize): TyreSize => ({ width, profile, diameter });

/** The tyre sizes of a car. A size for the front alone is combined with the rear size that follows it. */
export const tyreChoices = (cars: readonly Car[]): TyreChoice[] =>
  merged(
    cars.flatMap(({ tyres }) =>
      tyres.flatMap((tyre, at): TyreChoice[] => {
        const { axle, original } = tyre;
        if (axle === 'both') return [{ label: formatTyreSize(tyre), original, front: only(tyre) }];
        const rear = tyres[at + 1];
        if (axle === 'rear' || rear?.axle !== 'rear') return [];
        const label = `${formatTyreSize(tyre)} + ${formatTyreSize(rear)}`;
        return [{ label, original, front: only(tyre), rear: only(rear) }];
      }),
    ),
  );

/** The wheels of a car by width and diameter. */
export const rimChoices = (cars: readonly Car[]): RimChoice[] =>
  merged(
    cars.flatMap(({ rims }) =>
      rims.map(({ rim_width: width, diameter, original }) => ({
        label: `${formatDecimal(width)}×${formatDecimal(diameter)}`,
        original,
        width,
        diameter,
      })),
    ),
  );
