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
  /** The chip that is to go, and what has the focus then: the cross of the next one, or of the one before. */
  leaving: RefObject<{ chip: HTMLElement | null; heir?: HTMLElement | null | undefined } | null>;
}

const GroupContext = createContext<Group>({
  onRemove: () => undefined,
  leaving: { current: null },
});

export interface ChipGroupProps extends DomProps {
  /** What the chips are, read when focus enters the group. */
  label: string;
  /** `Chip`s. */
  children: ReactNode;
  /** Called with the `id` of the chip whose cross was pressed, or that had focus when Delete was pressed. */
  onRemove: (id: string) => void;
}

/**
 * Chips in a row: one stop of Tab, arrows between them, Delete removes, focus goes to the neighbour.
 * @see https://react-spectrum.adobe.com/react-aria/Toolbar.html
 */
export const ChipGroup = forwardRef<HTMLDivElement, ChipGroupProps>(function ChipGroup(
  { label, children, onRemove, ...props },
  ref,
) {
  const leaving: Group['leaving'] = useRef(null);
  useLayoutEffect(() => {
    if (!leaving.current || leaving.current.chip?.isConnected) return;
    // whoever has gone on to something else meanwhile stays there
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
  /** Names the chip in `onRemove`. */
  id: string;
  /** What was chosen. */
  children: string;
  /**
   * Of what it was chosen, written before it with a colon.
   * @default none
   */
  label?: string | undefined;
  /**
   * What the cross does, read before the chip's text.
   * @default those of `WordsProvider`
   */
  removeLabel?: string | undefined;
  /**
   * The words were pressed. Without it they are no control.
   * @default none
   */
  onAction?: (() => void) | undefined;
}

/** A choice that can be taken back. Lives in a `ChipGroup`. */
export const Chip = forwardRef<HTMLSpanElement, ChipProps>(function Chip(
  { id, children, label, removeLabel, onAction, ...props },
  ref,
) {
  const words = useWords();
  const { onRemove, leaving } = useContext(GroupContext);
  const box = useRef<HTMLSpanElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLSpanElement);
  const take = () => {
    const own = box.current;
    const neighbour = own?.nextElementSibling ?? own?.previousElementSibling;
    leaving.current = {
      chip: own,
      heir: neighbour?.querySelector<HTMLElement>('button:last-child'),
    };
    onRemove(id);
  };
  const onKeyDown: ButtonProps['onKeyDown'] = (event) => {
    if (event.key === 'Delete' || event.key === 'Backspace') take();
    else event.continuePropagation();
  };
  const said = label ? `${label}: ${children}` : children;
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
        aria-label={`${removeLabel ?? words.remove} ${said}`}
        className={css.remove}
        onPress={take}
        onKeyDown={onKeyDown}
      >
        <XIcon size={14} />
      </Button>
    </span>
  );
});
