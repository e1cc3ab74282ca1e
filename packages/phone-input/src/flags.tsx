import * as icons from 'country-flag-icons/react/3x2';
import type { ComponentType, ReactNode } from 'react';
import type { Country } from './number/country.ts';

/** Flags by two capital letters, as `country-flag-icons` exports them. */
export type Flags = Readonly<Partial<Record<string, ComponentType>>>;

/**
 * Makes a `renderFlag` of some flags, so that a bundle contains only these. Other countries get no flag.
 *
 * @example
 * import { BY, KZ, RU } from 'country-flag-icons/react/3x2';
 * const renderFlag = pickFlags({ BY, KZ, RU });
 */
export function pickFlags(flags: Flags): (country: Country) => ReactNode {
  return function renderFlag({ iso2 }) {
    const Flag = flags[iso2.toUpperCase()];
    return Flag ? <Flag /> : null;
  };
}

/** A `renderFlag` of all flags. They are part of the bundle, nothing is fetched. About 43 kB with brotli. */
export const renderFlag = /* @__PURE__ */ pickFlags(icons as Flags);
