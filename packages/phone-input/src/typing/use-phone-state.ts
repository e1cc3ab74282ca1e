import { useMemo, useRef, useState } from 'react';
import { type Country, type CountryOptions, getCountries } from '../number/country.ts';
import { useBrowserLayoutEffect } from '../use-stable.ts';
import { firstState, followCountry, followValue, type PhoneValueOptions } from './follow.ts';
import type { RuleOptions, StartOptions } from './state.ts';

/** The countries of the options: the same array while the options are equal. */
export function useCountries({
  onlyCountries,
  excludeCountries,
  regions,
  enableTerritories,
  masks,
  areaCodes,
  priority,
  localization,
}: CountryOptions): readonly Country[] {
  const reportKey = JSON.stringify({
    onlyCountries,
    excludeCountries,
    regions,
    enableTerritories,
    masks,
    areaCodes,
    priority,
    localization,
  });
  return useMemo(() => getCountries(JSON.parse(reportKey)), [reportKey]);
}

/**
 * The state of a field. It follows new values and countries from the parent. Props of the last commit are kept in a
 * ref, not in React state: a parent that passes the reported value back, as with every key, causes no second render.
 */
export function usePhoneState(options: PhoneValueOptions, rules: RuleOptions & StartOptions) {
  const { value, country } = options;
  const [first] = useState(() => firstState(options, rules));
  const [kept, setState] = useState(first);
  const seen = useRef(options);
  const moved = country === seen.current.country ? kept : followCountry(kept, country, rules);
  const state = value === seen.current.value ? moved : followValue(moved, value, rules);
  useBrowserLayoutEffect(() => {
    seen.current = options;
    if (state !== kept) setState(state);
  });
  return { state, setState, first };
}
