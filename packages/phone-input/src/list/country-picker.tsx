import { type MouseEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import type { Country } from '../number/country.ts';
import * as css from '../phone-input.css.ts';
import { listOf } from './country-list.ts';
import { CountryList } from './country-list-box.tsx';
import type { CountryListProps } from './country-list-props.ts';

/** Props that the owner of the field sets about the country button and its list. */
export interface CountryPickerProps {
  /**
   * No list opens; the button shows the country only.
   * @default false
   */
  disableDropdown?: boolean | undefined;
  /**
   * Whether the list is open, for an owner that opens it; goes with `onOpenChange`.
   * @default the field keeps it
   */
  isOpen?: boolean | undefined;
  /**
   * Whether the list is open at first.
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** When the list opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /**
   * Picture of a country, beside its name and on the button. `@org/phone-input/flags` has flags.
   * @default the two letters of the country, on the button only
   */
  renderFlag?: ((country: Country) => ReactNode) | undefined;
  /**
   * Text on the button instead of the country.
   * @default none
   */
  renderStringAsFlag?: string | undefined;
  /**
   * What the button chooses, before the country in its accessible name.
   * @default 'Country'
   */
  countryLabel?: string | undefined;
}

interface PickerWiring
  extends CountryPickerProps,
    Omit<CountryListProps, 'button' | 'close' | 'id' | 'isTouched'> {
  list: OpenList;
  /** Name of the chosen country; left out while the page is not the browser's yet. */
  countryText: string | null;
  /** The button shows the dial code. */
  separateDialCode: boolean | undefined;
  /** Gives the focus to the text field. */
  focusField: () => void;
}

interface OpenList {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  isDisabled: boolean;
}

/** Whether the list is open, by its owner or by itself. */
export function useOpenList(
  props: CountryPickerProps & {
    isDisabled?: boolean | undefined;
    isReadOnly?: boolean | undefined;
  },
  isHydrated: boolean,
): OpenList {
  const isDisabled = Boolean(props.isDisabled || props.isReadOnly || props.disableDropdown);
  const [own, setOwn] = useState(props.defaultOpen ?? false);
  const setOpen = (isOpen: boolean) => {
    setOwn(isOpen);
    props.onOpenChange?.(isOpen);
  };
  return { isOpen: (props.isOpen ?? own) && !isDisabled && isHydrated, setOpen, isDisabled };
}

/** The button that shows the country, and the list that it opens. */
export function CountryPicker(props: PickerWiring) {
  const { country, renderFlag, renderStringAsFlag } = props;
  const { isOpen, setOpen, isDisabled } = props.list;
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const [isTouched, setTouched] = useState(false);
  const close = (focus?: 'button' | 'field') => {
    if (focus === 'button') button.current?.focus();
    if (focus === 'field') props.focusField();
    setOpen(false);
  };
  const toggle = (pointerType: string) => {
    // A pointer goes down on a disabled button as well.
    if (isDisabled) return;
    setTouched(pointerType === 'touch');
    if (isOpen) close('button');
    else setOpen(true);
  };
  const pressedBy = useRef('');
  // Its flag is drawn anew with another country alone: a key in the field is to cost as little as in a plain one.
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
        // Two letters where nothing is drawn or written; empty while there is no country.
        data-letters={content ? undefined : (country?.iso2 ?? '')}
        disabled={isDisabled}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-label={buttonName(props)}
        // Who comes near is about to open the list.
        onPointerEnter={() => listOf(props)}
        // A mouse opens the list by going down, as it does with the browser's own lists; a finger may still begin to
        // scroll.
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          pressedBy.current = event.pointerType;
          if (event.pointerType === 'mouse') toggle('mouse');
        }}
        onMouseDown={leaveFocus}
        // A key and a program that reads the screen click without a count, or without a pointer that went down.
        onClick={({ detail }) => {
          const by = detail > 0 ? pressedBy.current : '';
          pressedBy.current = '';
          if (by !== 'mouse') toggle(by);
        }}
        onKeyDown={(event) => {
          // A key that is held down would open and close the list again and again.
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

/** The button would take the focus from the search field as the mouse that opened the list goes on. */
const leaveFocus = (event: MouseEvent) => event.preventDefault();

/** «Country: Russia +7»; a text on the button is part of its name, so that it can be asked for by voice. */
function buttonName({ country, countryText, countryLabel = 'Country', ...props }: PickerWiring) {
  const said = [countryText, country && `+${country.dialCode}`].filter(Boolean).join(' ');
  const name = said ? `${countryLabel}: ${said}` : countryLabel;
  return props.renderStringAsFlag ? `${props.renderStringAsFlag}, ${name}` : name;
}
