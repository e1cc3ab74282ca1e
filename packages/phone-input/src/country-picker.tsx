import { memo, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Popover } from 'react-aria-components/Popover';
import type { Country } from './country.ts';
import { CountryList, type CountryListProps } from './country-list-box.tsx';
import * as listCss from './country-picker.css.ts';
import * as css from './phone-input.css.ts';

/** Props that the owner of the field sets about the country button and its list. */
export interface CountryPickerProps {
  /**
   * No list opens; the button shows the country only.
   * @default false
   */
  disableDropdown?: boolean;
  /**
   * Whether the list is open, for an owner that opens it; goes with `onOpenChange`.
   * @default the field keeps it
   */
  isOpen?: boolean;
  /**
   * Whether the list is open at first.
   * @default false
   */
  defaultOpen?: boolean;
  /** When the list opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /**
   * A press outside closes the list.
   * @default true
   */
  enableClickOutside?: boolean;
  /**
   * Picture of a country, beside its name and on the button. `@org/phone-input/flags` has flags.
   * @default the two letters of the country, on the button only
   */
  renderFlag?: (country: Country) => ReactNode;
  /**
   * Text on the button instead of the country.
   * @default none
   */
  renderStringAsFlag?: string;
  /**
   * What the button chooses, before the country in its accessible name.
   * @default 'Country'
   */
  countryLabel?: string;
}

interface PickerWiring extends CountryPickerProps, Omit<CountryListProps, 'close' | 'id'> {
  isDisabled: boolean;
  /** Name of the chosen country; left out while the page is not the browser's yet. */
  countryText: string | undefined;
  /** The box that the list opens at. */
  boxRef: RefObject<HTMLElement | null>;
  /** Gives the focus to the text field. */
  focusField: () => void;
}

/** The button that shows the country, and the list that it opens. */
export const CountryPicker = memo(function CountryPicker(props: PickerWiring) {
  const { isOpen, setOpen } = useOpen(props);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const close = (focus?: 'button' | 'field') => {
    if (focus === 'button') button.current?.focus();
    if (focus === 'field') props.focusField();
    setOpen(false);
  };
  return (
    <>
      <Button
        ref={button}
        className={css.country}
        isDisabled={props.isDisabled}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-label={buttonName(props)}
        onPress={() => setOpen(!isOpen)}
        onKeyDown={({ key }) => {
          if (key === 'ArrowDown' || key === 'ArrowUp') setOpen(true);
        }}
      >
        <ButtonContent {...props} />
      </Button>
      {isOpen && <PickerPopover {...props} id={listId} button={button} close={close} />}
    </>
  );
});

/** «Country: Russia +7»; a text on the button is part of its name, so that it can be asked for by voice. */
function buttonName({ country, countryText, countryLabel = 'Country', ...props }: PickerWiring) {
  const said = [countryText, country && `+${country.dialCode}`].filter(Boolean).join(' ');
  const name = said ? `${countryLabel}: ${said}` : countryLabel;
  return props.renderStringAsFlag ? `${props.renderStringAsFlag}, ${name}` : name;
}

function ButtonContent({ country, renderFlag, renderStringAsFlag }: PickerWiring) {
  if (renderStringAsFlag) return renderStringAsFlag;
  if (!country || !renderFlag) return <span className={css.letters} data-letters={country?.iso2} />;
  return (
    <span className={css.flag} aria-hidden="true">
      {renderFlag(country)}
    </span>
  );
}

function useOpen({ isOpen, defaultOpen = false, onOpenChange, isDisabled }: PickerWiring) {
  const [own, setOwn] = useState(defaultOpen);
  const setOpen = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  return { isOpen: (isOpen ?? own) && !isDisabled, setOpen };
}

interface PickerPopoverProps extends PickerWiring {
  id: string;
  button: RefObject<HTMLButtonElement | null>;
  close: (focus?: 'button' | 'field') => void;
}

function PickerPopover({
  button,
  boxRef,
  close,
  enableClickOutside = true,
  ...props
}: PickerPopoverProps) {
  const popover = useRef<HTMLElement>(null);
  const isOutside = (target: unknown) =>
    target instanceof Node &&
    !popover.current?.contains(target) &&
    !button.current?.contains(target);
  usePressOutside((target) => {
    if (enableClickOutside && isOutside(target)) close();
  });
  return (
    <Popover
      ref={popover}
      isOpen
      isNonModal
      triggerRef={boxRef}
      placement="bottom start"
      offset={4}
      className={listCss.popover}
      shouldCloseOnInteractOutside={(target) => enableClickOutside && isOutside(target)}
      onOpenChange={() => {
        if (!isScrolledInView(boxRef.current)) close();
      }}
    >
      <CountryList {...props} close={close} />
    </Popover>
  );
}

/**
 * React Aria closes a list when anything around its anchor scrolls. A page that scrolls takes the list along: phones do
 * that to make room for their keyboard, and it is no reason to close while the field is in view.
 */
function isScrolledInView(anchor: HTMLElement | null): boolean {
  const { event } = window;
  if (event?.type !== 'scroll' || event.target !== document || !anchor) return false;
  const { top, bottom } = anchor.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** Calls back for every press, wherever it is; inside a shadow root the target is the one in it. */
function usePressOutside(onPress: (target: EventTarget | undefined) => void) {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    const listen = (event: PointerEvent) => latest.current(event.composedPath()[0]);
    document.addEventListener('pointerdown', listen, true);
    return () => document.removeEventListener('pointerdown', listen, true);
  }, []);
}
