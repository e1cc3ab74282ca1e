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

/** The state of a field with the first value and country of its parent. */
export function firstState(
  { value, defaultValue, country }: PhoneValueOptions,
  rules: RuleOptions & StartOptions,
): PhoneState {
  const start = value === undefined ? defaultValue : value;
  return startState(start, findCountry(country, rules.countries), rules);
}

/** The state after the parent has named another country. */
export function followCountry(
  state: PhoneState,
  code: string | null | undefined,
  rules: RuleOptions,
) {
  const country = findCountry(code, rules.countries);
  return country ? changeCountry(state, country, false, rules) : state;
}

/** The state after the parent has given another value. */
export function followValue(
  state: PhoneState,
  value: string | null | undefined,
  rules: RuleOptions,
) {
  if (value === undefined || value === state.digits) return state;
  if (value === null) return startState(null, null, { ...rules, prefill: false });
  // a dial code alone is reported as nothing: to get that back is no news
  const isEmpty = value === '' && state.digits === codeInField(state.country, rules);
  const isKnown = isEmpty || valueDigits(value, state.country, rules) === state.digits;
  return isKnown ? state : takeValue(state, value, rules);
}
