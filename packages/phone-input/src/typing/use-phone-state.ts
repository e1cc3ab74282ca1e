import { useMemo, useRef, useState } from 'react';
import { type Country, type CountryOptions, getCountries } from '../number/country.ts';
import { useBrowserLayoutEffect } from '../use-stable.ts';
import {
  changeCountry,
  codeInField,
  findCountry,
  type PhoneState,
  type RuleOptions,
  type StartOptions,
  startState,
  takeValue,
  valueDigits,
} from './state.ts';

export interface PhoneValueOptions {
  value?: string | null | undefined;
  defaultValue?: string | null | undefined;
  country?: string | null | undefined;
}

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
  const said = JSON.stringify({
    onlyCountries,
    excludeCountries,
    regions,
    enableTerritories,
    masks,
    areaCodes,
    priority,
    localization,
  });
  return useMemo(() => getCountries(JSON.parse(said)), [said]);
}

/** The initial state of a field. */
function firstState(
  { value, defaultValue, country }: PhoneValueOptions,
  rules: RuleOptions & StartOptions,
): PhoneState {
  const start = value === undefined ? defaultValue : value;
  return startState(start, findCountry(country, rules.countries), rules);
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

function followCountry(state: PhoneState, code: string | null | undefined, rules: RuleOptions) {
  const country = findCountry(code, rules.countries);
  return country ? changeCountry(state, country, false, rules) : state;
}

function followValue(state: PhoneState, value: string | null | undefined, rules: RuleOptions) {
  if (value === undefined || value === state.digits) return state;
  if (value === null) return startState(null, null, { ...rules, prefill: false });
  // a dial code alone is reported as nothing: to get that back is no news
  const isEmpty = value === '' && state.digits === codeInField(state.country, rules);
  const isKnown = isEmpty || valueDigits(value, state.country, rules) === state.digits;
  return isKnown ? state : takeValue(state, value, rules);
}
