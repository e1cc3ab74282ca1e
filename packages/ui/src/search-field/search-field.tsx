import { forwardRef, type RefObject, useImperativeHandle, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField';
import { SearchIcon, XIcon } from '../icons/icons.tsx';
import * as field from '../internal/field.css.ts';
import { FieldLabel } from '../internal/field.tsx';
import { isTyping } from '../internal/keys.ts';
import { given, type UnstyledProps } from '../internal/unstyled.ts';
import { useLayoutEffect } from '../internal/use-layout-effect.ts';
import { useWords } from '../words/words.tsx';
import * as css from './search-field.css.ts';

export interface SearchFieldProps extends Omit<UnstyledProps<AriaSearchFieldProps>, 'children'> {
  /**
   * Accessible name of the cross.
   * @default those of `WordsProvider`
   */
  clearLabel?: string | undefined;
  /**
   * Label above the field. A field without one needs `aria-label`.
   * @default none
   */
  label?: string | undefined;
  /**
   * What can be searched, as grey text in the empty field.
   * @default none
   */
  placeholder?: string | undefined;
  /**
   * Height 28, 36 or 44 px; 44, 44 and 48 px on touch and on narrow screens.
   * @default 'm'
   */
  size?: field.ControlSize | undefined;
  /**
   * A character that focuses this field when typed outside any field. Shown at the end of the empty field.
   * @default none
   */
  shortcut?: string | undefined;
}

/**
 * A search field. Escape and the cross clear it, Enter calls `onSubmit`. Every other prop is React Aria's; `ref` is the
 * input.
 * @see https://react-spectrum.adobe.com/react-aria/SearchField.html
 */
export const SearchField = forwardRef<HTMLInputElement, SearchFieldProps>(function SearchField(
  { label, placeholder, clearLabel, size = 'm', shortcut, ...props },
  ref,
) {
  const words = useWords();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  useShortcut(input, shortcut);
  return (
    <AriaSearchField {...given(props)} className={field.field}>
      {({ isEmpty }) => (
        <>
          <FieldLabel label={label} />
          <Group className={field.controls[size]} {...given({ isReadOnly: props.isReadOnly })}>
            <span className={css.icon}>
              <SearchIcon size={size === 'l' ? 20 : 16} />
            </span>
            <Input
              ref={input}
              {...given({ placeholder, 'aria-keyshortcuts': shortcut })}
              className={field.input}
            />
            {shortcut && isEmpty && <kbd className={css.shortcut}>{shortcut}</kbd>}
            <Button className={css.clear} aria-label={clearLabel ?? words.clear}>
              <XIcon size={16} />
            </Button>
          </Group>
        </>
      )}
    </AriaSearchField>
  );
});

function useShortcut(input: RefObject<HTMLInputElement | null>, key: string | undefined) {
  useLayoutEffect(() => {
    if (!key) return;
    const focus = (event: KeyboardEvent) => {
      if (event.key !== key || event.defaultPrevented || isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, [input, key]);
}
