import { useRef } from 'react';
import type { Iso2 } from './generated/countries.generated.ts';
import type { Country, CountryOptions } from './number/country.ts';
import { type FormatOptions, formatMask } from './number/format.ts';
import { countryName } from './number/names.ts';
import type { Edit } from './typing/edit.ts';
import {
  isChange,
  nationalPart,
  type PhoneForms,
  phoneForms,
  wholeDigits,
} from './typing/forms.ts';
import { EMPTY_HISTORY, type History, redo, remember, undo } from './typing/history.ts';
import {
  type PhoneState,
  pickCountry,
  type RejectReason,
  type StartOptions,
} from './typing/state.ts';
import {
  type FieldRef,
  type PhoneInputHandlers,
  useInputHandlers,
} from './typing/use-input-handlers.ts';
import { useCountries, usePhoneState } from './typing/use-phone-state.ts';
import { useSeparateCode } from './typing/use-separate-code.ts';
import { useBrowserLayoutEffect } from './use-stable.ts';

export type { PhoneForms } from './typing/forms.ts';

/** Data reported about the country of a value. */
export interface PhoneCountryData {
  /** Name in the language of the interface. */
  name: string;
  /** Dial code: `7`, `380`, `1268`. */
  dialCode: string;
  /** ISO 3166-1 alpha-2 code in lower case. */
  countryCode: Iso2;
  /** Mask of the whole number, a dot for each digit: `+. (...) ...-..-..`. */
  format: string;
}

export interface UsePhoneInputOptions
  extends CountryOptions,
    FormatOptions,
    Omit<StartOptions, 'countries'> {
  /**
   * Value (controlled): digits with dial code; other characters are ignored. The field follows every new value: `''`
   * empties it and keeps the country, `null` also clears the country. The last reported value changes nothing.
   * @default the field keeps its own
   */
  value?: string | null | undefined;
  /**
   * First value (uncontrolled).
   * @default none
   */
  defaultValue?: string | null | undefined;
  /**
   * First country, as two letters or as a dial code. A new value of this prop replaces the dial code and keeps the
   * digits.
   * @default none
   */
  country?: Iso2 | (string & {}) | null | undefined;
  /**
   * Called after every change made by the user.
   *
   * @param digits digits with dial code, without a plus; national digits with `disableCountryCode`; empty while there
   * is only a dial code
   * @param country null while no country is known
   */
  onChange?:
    | ((digits: string, country: PhoneCountryData | null, forms: PhoneForms) => void)
    | undefined;
  /** Called when the country has changed, by the digits or by the list. */
  onCountryChange?: ((country: PhoneCountryData | null) => void) | undefined;
  /**
   * Called when something typed or pasted was left out: a character that is no digit, digits beyond the limit, a number
   * of another country if the dial code is fixed, an extension.
   */
  onReject?: ((reason: RejectReason) => void) | undefined;
  /**
   * Language of country names, a BCP 47 tag.
   * @default 'en'
   */
  locale?: string | undefined;
  /**
   * Whether the text can only be selected and copied, not changed.
   * @default false
   */
  isReadOnly?: boolean | undefined;
  /**
   * Whether the caret goes after the last digit on focus. In a field without national digits it always does.
   * @default false
   */
  jumpCursorToEnd?: boolean | undefined;
  /**
   * Whether copying and cutting put only the digits of the selection on the clipboard.
   * @default true
   */
  copyNumbersOnly?: boolean | undefined;
}

export interface PhoneInputState extends PhoneForms {
  /** Digits with dial code; empty while there is only a dial code. */
  digits: string;
  /** The country, or null while none is known. */
  country: Country | null;
  /** The countries to select from, ordered by dial code. */
  countries: readonly Country[];
  /** Digits after the dial code; empty while the field has only a dial code. */
  nationalDigits: string;
  /** Props of the text field: spread them all. */
  inputProps: PhoneInputHandlers;
  /** The text field itself, to focus it. */
  fieldRef: FieldRef;
  /** Selects another country (with an area code), keeps the national digits and freezes the country. */
  selectCountry: (country: Country, areaCode?: string) => void;
  /** Returns the data that is reported about a country. */
  describe: (country: Country) => PhoneCountryData;
  /** Restores the first value. */
  reset: () => void;
}

/**
 * State, rules and handlers of a phone field, for a field with its own look.
 *
 * @example
 * const phone = usePhoneInput({ country: 'ru', onChange: setDigits });
 * return <input {...phone.inputProps} aria-label="Phone" />;
 */
export function usePhoneInput(given: UsePhoneInputOptions = {}): PhoneInputState {
  const countries = useCountries(given);
  const { options, told: reportedCountry } = useSeparateCode(given, countries);
  const rules = { ...options, countries };
  const { state, setState, first } = usePhoneState(options, rules);
  const latest = useRef({ state, history: EMPTY_HISTORY });
  useBrowserLayoutEffect(() => {
    // A state that was not set by `show` came from the parent: there is nothing to undo.
    if (latest.current.state !== state) latest.current = { state, history: EMPTY_HISTORY };
  }, [state]);

  const describe = (country: Country) => describeCountry(country, options);
  const show = (next: PhoneState, history: History) => {
    const { state: before } = latest.current;
    latest.current = { state: next, history };
    setState(next);
    if (!isChange(before, next)) return;
    const data = next.country && describe(next.country);
    reportedCountry.current = next.country;
    options.onChange?.(wholeDigits(next, options), data, phoneForms(next, options));
    if (next.country !== before.country) options.onCountryChange?.(data);
  };
  const commit = ({ state: next, rejected }: Edit, at = Number.NaN) => {
    const { state: before, history } = latest.current;
    // Always a new object: even an edit that changes nothing must restore text and caret.
    show({ ...next }, isChange(before, next) ? remember(history, before, at) : history);
    if (rejected) options.onReject?.(rejected);
  };
  const travel = (isRedo: boolean) => {
    const step = (isRedo ? redo : undo)(latest.current.history, latest.current.state);
    if (step) show({ ...step.state }, step.history);
  };
  const forms = phoneForms(state, options);
  const fieldRef = useRef<HTMLInputElement>(null);
  const inputProps = useInputHandlers(fieldRef, {
    shown: state,
    text: forms.formatted,
    current: () => latest.current.state,
    format: (shown) => phoneForms(shown, options).formatted,
    rules,
    options,
    commit,
    travel,
  });
  return {
    ...forms,
    digits: wholeDigits(state, options),
    country: state.country,
    countries,
    nationalDigits: nationalPart(state, options),
    inputProps,
    fieldRef,
    describe,
    selectCountry: (country, areaCode) =>
      commit({ state: pickCountry(latest.current.state, country, areaCode, rules) }),
    reset: () => show(first, EMPTY_HISTORY),
  };
}

function describeCountry(country: Country, options: UsePhoneInputOptions): PhoneCountryData {
  return {
    name: countryName(country.iso2, options.locale ?? 'en'),
    dialCode: country.dialCode,
    countryCode: country.iso2,
    format: formatMask(country, options),
  };
}
