import {
  createContext,
  type ForwardedRef,
  useContext,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { filled } from '../family/phone-words.ts';
import { useRoom } from '../family/use-room.ts';
import { CountryPicker, useOpenList } from '../list/country-picker.tsx';
import { countryName } from '../number/names.ts';
import * as css from '../phone-input.css.ts';
import { type PhoneInputState, usePhoneInput } from '../use-phone-input.ts';
import { useBrowserLayoutEffect, useListener } from '../use-stable.ts';
import { useWords } from '../words/words.ts';
import { chainHandlers, useFieldProps } from './field-props.ts';
import type { PhoneInputProps } from './phone-input-props.ts';
import { useProblem } from './use-problem.ts';

/** Passes the props of the whole field to the control in it. */
export const PhoneProps = createContext<PhoneInputProps>({});

export interface PhoneControlProps {
  inputRef: ForwardedRef<HTMLInputElement>;
  onProblem: (problem: string | null) => void;
}

/** Country button and text field. It holds the state, so that a key renders only these again, not the whole field. */
export function PhoneControl({ inputRef, onProblem }: PhoneControlProps) {
  const { locale: language } = useLocale();
  const { countryLocale, countryNicknames } = useWords();
  const given = useContext(PhoneProps);
  const newest = useRef('');
  /** The digits of the field when it refused one more because it was full. */
  const [full, setFull] = useState<string | null>(null);
  const props = {
    ...given,
    locale: given.locale ?? countryLocale ?? language,
    countryNicknames: given.countryNicknames ?? countryNicknames,
    onBlur: (...left) => {
      setFull(null);
      given.onBlur?.(...left);
    },
  } satisfies PhoneInputProps;
  const phone = usePhoneInput({
    ...props,
    onChange: (...change) => {
      newest.current = change[0];
      setFull(null);
      props.onChange?.(...change);
    },
    onReject: (reason) => {
      setFull(reason === 'length' ? newest.current : null);
      props.onReject?.(reason);
    },
  });
  const { country, digits, nationalDigits, fieldRef } = phone;
  useBrowserLayoutEffect(() => {
    newest.current = digits;
  }, [digits]);
  // Country names may differ between server and browser, so the first render shows neither names nor the list.
  const isHydrated = useSyncExternalStore(subscribeToNothing, isBrowser, isServer);
  const list = useOpenList(props, isHydrated);
  const input = useInputProps(phone, props, inputRef);
  useProblem(phone, props, onProblem);
  useListener(() => fieldRef.current?.form, 'reset', phone.reset);
  const limitRoom = useRoom<HTMLDivElement>();
  const { phoneLimit } = useWords();
  return (
    <>
      <div
        className={css.controls[props.size ?? 'm']}
        data-country-code={country?.iso2}
        data-open={list.isOpen || undefined}
      >
        <CountryPicker
          {...props}
          list={list}
          country={country}
          digits={digits}
          countries={phone.countries}
          separateDialCode={props.separateDialCode}
          countryText={isHydrated && country ? countryName(country.iso2, props.locale) : null}
          order={props.preserveOrder?.includes('onlyCountries') ? props.onlyCountries : undefined}
          onSelect={phone.selectCountry}
          focusField={() => fieldRef.current?.focus()}
        />
        <div className={css.inputBox}>
          <input {...input} />
        </div>
        {props.name && (
          <input
            type="hidden"
            name={props.name}
            form={props.form}
            value={digits}
            disabled={props.isDisabled}
          />
        )}
      </div>
      {/* Says that a digit was refused. It is hidden when the number changes, by the user or by the parent. */}
      <div ref={limitRoom} role="alert" className={css.limit}>
        {full === digits &&
          filled(
            props.limitMessage ?? phoneLimit,
            'digits',
            (props.separateDialCode ? nationalDigits : digits).length,
          )}
      </div>
    </>
  );
}

const subscribeToNothing = () => () => undefined;
const isBrowser = () => true;
const isServer = () => false;

/** Props of the text field: merges those of the state, of the surrounding field and of the parent. */
function useInputProps(
  phone: PhoneInputState,
  props: PhoneInputProps,
  inputRef: ForwardedRef<HTMLInputElement>,
) {
  const { inputProps: owner = {}, placeholder = '1 (702) 123-4567' } = props;
  const fieldProps = phone.inputProps;
  const aria = useFieldProps(phone.fieldRef, inputRef, props);
  const isChanged = useRef(false);
  const data = () => phone.country && phone.describe(phone.country);
  const handlers = chainHandlers(owner, {
    ...fieldProps,
    autoComplete: owner.autoComplete ?? fieldProps.autoComplete,
    onChange: (event) => {
      isChanged.current = true;
      fieldProps.onChange?.(event);
    },
    onKeyDown: (event) => {
      if (event.key === 'Enter') props.onEnterKeyPress?.(event);
      fieldProps.onKeyDown?.(event);
    },
    onFocus: (event) => {
      fieldProps.onFocus?.(event);
      props.onFocus?.(event, data());
    },
    onBlur: (event) => {
      // Browsers fire no `change` event for text set by script, but React Aria shows errors on it.
      const change = new Event('change', { bubbles: true });
      if (isChanged.current) event.currentTarget.dispatchEvent(change);
      isChanged.current = false;
      props.onBlur?.(event, data());
    },
  });
  return {
    ...chainHandlers(aria, handlers),
    name: undefined,
    form: props.form,
    className: css.input,
    placeholder: typeof placeholder === 'string' ? placeholder : placeholder(phone.country),
  };
}
