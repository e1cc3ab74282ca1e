import { type MouseEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import type { Country } from '../number/country.ts';
import * as css from '../phone-input.css.ts';
import { useWords } from '../words/words.ts';
import { listOf } from './country-list.ts';
import { CountryList } from './country-list-box.tsx';
import type { CountryListProps } from './country-list-props.ts';

/** Props of the field that concern the country button and its list. */
export interface CountryPickerProps {
  /**
   * Whether the list can't be opened. The button then only shows the country.
   * @default false
   */
  disableDropdown?: boolean | undefined;
  /**
   * Whether the list is open (controlled). Use with `onOpenChange`.
   * @default the field keeps it
   */
  isOpen?: boolean | undefined;
  /**
   * Whether the list is open at first (uncontrolled).
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called when the list opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /**
   * Renders a picture of a country, beside its name and on the button. `@org/phone-input/flags` has flags.
   * @default the two letters of the country, on the button only
   */
  renderFlag?: ((country: Country) => ReactNode) | undefined;
  /**
   * Text on the button instead of the country.
   * @default none
   */
  renderStringAsFlag?: string | undefined;
  /**
   * What the button selects: the first word of its accessible name, before the country.
   * @default 'Country'
   */
  countryLabel?: string | undefined;
}

interface PickerWiring
  extends CountryPickerProps,
    Omit<CountryListProps, 'button' | 'close' | 'id' | 'isTouched'> {
  list: OpenList;
  /** Name of the selected country; null before hydration. */
  countryText: string | null;
  /** Whether the button shows the dial code. */
  separateDialCode: boolean | undefined;
  /** Focuses the text field. */
  focusField: () => void;
}

interface OpenList {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  isDisabled: boolean;
}

/** Whether the list is open, controlled or uncontrolled. */
export function useOpenList(
  props: CountryPickerProps & {
    isDisabled?: boolean | undefined;
    isReadOnly?: boolean | undefined;
  },
  isHydrated: boolean,
): OpenList {
  const isDisabled = Boolean(props.isDisabled || props.isReadOnly || props.disableDropdown);
  const [openState, setOwn] = useState(props.defaultOpen ?? false);
  const setOpen = (isOpen: boolean) => {
    setOwn(isOpen);
    props.onOpenChange?.(isOpen);
  };
  return { isOpen: (props.isOpen ?? openState) && !isDisabled && isHydrated, setOpen, isDisabled };
}

/** The button that shows the country, and the list that it opens. */
export function CountryPicker(props: PickerWiring) {
  const { country, renderFlag, renderStringAsFlag } = props;
  const { isOpen, setOpen, isDisabled } = props.list;
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const words = useWords();
  const [isTouched, setTouched] = useState(false);
  const close = (focus?: 'button' | 'field') => {
    if (focus === 'button') button.current?.focus();
    if (focus === 'field') props.focusField();
    setOpen(false);
  };
  const toggle = (pointerType: string) => {
    // A disabled button gets pointer events as well.
    if (isDisabled) return;
    setTouched(pointerType === 'touch');
    if (isOpen) close('button');
    else setOpen(true);
  };
  const pressedBy = useRef('');
  // The flag renders again only with another country, so that a key in the field costs as little as in a plain field.
  const content = useMemo(
    () =>
      renderStringAsFlag ||
      (country && renderFlag && (
        <span className={css.flag} aria-hidden="true">
          {renderFlag(country)}
        </span>
      )),
    [country, renderFlag, renderStringAsFlag],
  );
  return (
    <>
      <button
        ref={button}
        type="button"
        className={css.country}
        // The country's two letters if there is no flag and no text; empty if there is no country.
        data-letters={content ? undefined : (country?.iso2 ?? '')}
        disabled={isDisabled}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-label={buttonName(props, props.countryLabel ?? words.country)}
        // The list will probably be opened next: prepare its rows.
        onPointerEnter={() => listOf(props)}
        // A mouse opens the list on pointer down, as in the browser's own lists. Touch does not: it may be the start of
        // a scroll.
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          pressedBy.current = event.pointerType;
          if (event.pointerType === 'mouse') toggle('mouse');
        }}
        onMouseDown={leaveFocus}
        // A click by keyboard or screen reader has no click count, or no pointer down before it.
        onClick={({ detail }) => {
          const by = detail > 0 ? pressedBy.current : '';
          pressedBy.current = '';
          if (by !== 'mouse') toggle(by);
        }}
        onKeyDown={(event) => {
          // A held key would open and close the list again and again.
          if (event.repeat && event.key === 'Enter') event.preventDefault();
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setTouched(false);
          setOpen(true);
        }}
      >
        {content}
        {props.separateDialCode && country && <span>+{country.dialCode}</span>}
      </button>
      {isOpen && <CountryList {...props} {...{ id: listId, button, close, isTouched }} />}
    </>
  );
}

/** Keeps the focus in the search field: `mousedown` comes after the list has opened and would focus the button. */
const leaveFocus = (event: MouseEvent) => event.preventDefault();

/** «Country: Russia +7». A text on the button is part of its name, so that voice control finds it. */
function buttonName(
  { country, countryText, renderStringAsFlag }: PickerWiring,
  countryLabel: string,
) {
  const label = [countryText, country && `+${country.dialCode}`].filter(Boolean).join(' ');
  const name = label ? `${countryLabel}: ${label}` : countryLabel;
  return renderStringAsFlag ? `${renderStringAsFlag}, ${name}` : name;
}
