import {
  createContext,
  forwardRef,
  type ReactNode,
  type RefObject,
  useContext,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { Button, type ButtonProps } from 'react-aria-components/Button';
import { Toolbar } from 'react-aria-components/Toolbar';
import { XIcon } from '../icons/icons.tsx';
import type { DomProps } from '../internal/dom-props.ts';
import { given } from '../internal/unstyled.ts';
import { useWords } from '../words/words.tsx';
import * as css from './chip.css.ts';

interface Group {
  onRemove: (id: string) => void;
  /** The chip being removed, and the element to focus after that: the cross of the next chip or of the previous one. */
  leaving: RefObject<{ chip: HTMLElement | null; heir?: HTMLElement | null | undefined } | null>;
}

const GroupContext = createContext<Group>({
  onRemove: () => undefined,
  leaving: { current: null },
});

export interface ChipGroupProps extends DomProps {
  /** Accessible name: what the chips are. Announced when the focus enters the group. */
  label: string;
  /** `Chip`s. */
  children: ReactNode;
  /** Called with the `id` of a chip when its cross is pressed, or when it has the focus and Delete is pressed. */
  onRemove: (id: string) => void;
}

/**
 * Chips in a row: one Tab stop, arrows move between chips, Delete removes a chip and focuses its neighbour.
 * @see https://react-spectrum.adobe.com/react-aria/Toolbar.html
 */
export const ChipGroup = forwardRef<HTMLDivElement, ChipGroupProps>(function ChipGroup(
  { label, children, onRemove, ...props },
  ref,
) {
  const leaving: Group['leaving'] = useRef(null);
  useLayoutEffect(() => {
    if (!leaving.current || leaving.current.chip?.isConnected) return;
    // a focus that has moved elsewhere meanwhile stays there
    if (document.activeElement === document.body) leaving.current.heir?.focus();
    leaving.current = null;
  });
  return (
    <GroupContext.Provider value={{ onRemove, leaving }}>
      <Toolbar {...given(props)} ref={ref} aria-label={label} className={css.list}>
        {children}
      </Toolbar>
    </GroupContext.Provider>
  );
});

export interface ChipProps extends Omit<DomProps, 'id'> {
  /** Identifies the chip in `onRemove`. */
  id: string;
  /** Text: the selected value. */
  children: string;
  /**
   * Name of the filter or field, shown before the value with a colon.
   * @default none
   */
  label?: string | undefined;
  /**
   * Accessible name of the cross, read before the chip's text.
   * @default those of `WordsProvider`
   */
  removeLabel?: string | undefined;
  /**
   * Called when the text is pressed. Without it the text is not a button.
   * @default none
   */
  onAction?: (() => void) | undefined;
}

/** A selected value that can be removed. Put it in a `ChipGroup`. */
export const Chip = forwardRef<HTMLSpanElement, ChipProps>(function Chip(
  { id, children, label, removeLabel, onAction, ...props },
  ref,
) {
  const words = useWords();
  const { onRemove, leaving } = useContext(GroupContext);
  const box = useRef<HTMLSpanElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLSpanElement);
  const take = () => {
    const element = box.current;
    const neighbour = element?.nextElementSibling ?? element?.previousElementSibling;
    leaving.current = {
      chip: element,
      heir: neighbour?.querySelector<HTMLElement>('button:last-child'),
    };
    onRemove(id);
  };
  const onKeyDown: ButtonProps['onKeyDown'] = (event) => {
    if (event.key === 'Delete' || event.key === 'Backspace') take();
    else event.continuePropagation();
  };
  const spokenLabel = label ? `${label}: ${children}` : children;
  const text = (
    <>
      {label && <span className={css.facet}>{label}:&nbsp;</span>}
      <span className={css.value}>{children}</span>
    </>
  );
  return (
    <span {...props} ref={box} className={css.chip}>
      {onAction ? (
        <Button className={css.words} onPress={onAction} onKeyDown={onKeyDown}>
          {text}
        </Button>
      ) : (
        text
      )}
      <Button
        aria-label={`${removeLabel ?? words.remove} ${spokenLabel}`}
        className={css.remove}
        onPress={take}
        onKeyDown={onKeyDown}
      >
        <XIcon size={14} />
      </Button>
    </span>
  );
});
