import {
  type ForwardedRef,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { FieldErrorContext } from 'react-aria-components/FieldError';
import { CountryPicker } from './country-picker.tsx';
import { chainHandlers, useFieldProps, useFormReset } from './field-props.ts';
import * as css from './phone-input.css.ts';
import type { PhoneInputProps } from './phone-input.tsx';
import { type PhoneInputState, usePhoneInput } from './use-phone-input.ts';
import { useProblem } from './use-problem.ts';

interface PhoneControlProps {
  /** Props of the whole field, its language decided. */
  props: PhoneInputProps & { locale: string };
  inputRef: ForwardedRef<HTMLInputElement>;
  onProblem: (problem: string | null) => void;
}

/**
 * Country button and text field. It holds the state, so that a key draws this much again and neither the field around
 * it nor the list.
 */
export function PhoneControl({ props, inputRef, onProblem }: PhoneControlProps) {
  const phone = usePhoneInput(props);
  const box = useRef<HTMLDivElement>(null);
  const isInvalid = useContext(FieldErrorContext)?.isInvalid;
  useProblem(phone, props, onProblem);
  useFormReset(phone.inputProps.ref, phone.reset);
  return (
    <div
      ref={box}
      className={css.controls[props.size ?? 'm']}
      data-country-code={phone.country?.iso2}
      data-disabled={props.disabled || undefined}
      data-readonly={props.readOnly || undefined}
      data-invalid={isInvalid || undefined}
    >
      <CountryPicker {...usePickerProps(phone, props)} boxRef={box} />
      <PhoneField phone={phone} props={props} inputRef={inputRef} />
      {props.name && (
        <input
          type="hidden"
          name={props.name}
          form={props.form}
          value={phone.digits}
          disabled={props.disabled}
        />
      )}
    </div>
  );
}

const subscribeToNothing = () => () => undefined;

/** Props of the country picker, none of which a key changes. */
function usePickerProps(phone: PhoneInputState, props: PhoneControlProps['props']) {
  const latest = useRef(phone);
  useEffect(() => {
    latest.current = phone;
  });
  const callbacks = useMemo(
    () => ({
      onSelect: ((country, areaCode) =>
        latest.current.selectCountry(country, areaCode)) as PhoneInputState['selectCountry'],
      getDigits: () => latest.current.digits,
      focusField: () => latest.current.inputProps.ref.current?.focus(),
    }),
    [],
  );
  // Names may differ between a server's data and a browser's: the first render goes without.
  const isHydrated = useSyncExternalStore(subscribeToNothing, isBrowser, isServer);
  const { country, countries } = phone;
  const { disabled, readOnly, disableDropdown, onlyCountries, preserveOrder } = props;
  return {
    ...callbacks,
    country,
    countries,
    countryText: isHydrated && country ? phone.describe(country).name : undefined,
    isDisabled: Boolean(disabled || readOnly || disableDropdown),
    order: useSame(preserveOrder?.includes('onlyCountries') ? onlyCountries : undefined),
    locale: props.locale,
    localization: useSame(props.localization),
    preferredCountries: useSame(props.preferredCountries),
    enableAreaCodes: useSame(props.enableAreaCodes),
    enableSearch: props.enableSearch,
    searchPlaceholder: props.searchPlaceholder,
    searchNotFound: props.searchNotFound,
    disableSearchIcon: props.disableSearchIcon,
    autocompleteSearch: props.autocompleteSearch,
    countriesLabel: props.countriesLabel,
    formatCount: props.formatCount,
    countryLabel: props.countryLabel,
    renderFlag: props.renderFlag,
    renderStringAsFlag: props.renderStringAsFlag,
    isOpen: props.isOpen,
    defaultOpen: props.defaultOpen,
    onOpenChange: props.onOpenChange,
    enableClickOutside: props.enableClickOutside,
  };
}

const isBrowser = () => true;
const isServer = () => false;

/** The same object while it says the same: owners write such props in place. */
function useSame<Value>(value: Value): Value {
  const said = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value is what the text says
  return useMemo(() => value, [said]);
}

interface PhoneFieldProps extends Pick<PhoneControlProps, 'props' | 'inputRef'> {
  phone: PhoneInputState;
}

function PhoneField({ phone, props, inputRef }: PhoneFieldProps) {
  const { inputProps: owner = {}, placeholder = '1 (702) 123-4567' } = props;
  const { ref: fieldRef, ...own } = phone.inputProps;
  const aria = useFieldProps(fieldRef, inputRef);
  const isChanged = useRef(false);
  const data = phone.country && phone.describe(phone.country);
  const handlers = chainHandlers(owner, {
    ...own,
    autoComplete: owner.autoComplete ?? own.autoComplete,
    onChange: (event) => {
      isChanged.current = true;
      own.onChange?.(event);
    },
    onKeyDown: (event) => {
      if (event.key === 'Enter') props.onEnterKeyPress?.(event);
      own.onKeyDown?.(event);
    },
    onFocus: (event) => {
      own.onFocus?.(event);
      props.onFocus?.(event, data);
    },
    onBlur: (event) => {
      // Browsers send no `change` for a text that was written anew; React Aria shows errors on it.
      const change = new Event('change', { bubbles: true });
      if (isChanged.current) event.currentTarget.dispatchEvent(change);
      isChanged.current = false;
      props.onBlur?.(event, data);
    },
  });
  return (
    <input
      {...chainHandlers(aria.props, handlers)}
      ref={aria.ref}
      name={undefined}
      form={props.form}
      className={css.input}
      placeholder={typeof placeholder === 'string' ? placeholder : placeholder(phone.country)}
    />
  );
}
