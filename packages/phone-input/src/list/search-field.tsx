import type { RefObject } from 'react';
import { Icon } from '../field/icon.tsx';
import { useListener } from '../use-stable.ts';
import { useWords } from '../words/words.ts';
import type { CountryListTexts } from './country-list-props.ts';
import * as css from './country-picker.css.ts';

const MAGNIFIER = 'm21 21-4.3-4.3M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0Z';

interface SearchFieldProps extends CountryListTexts {
  inputRef: RefObject<HTMLInputElement | null>;
  /** Id of the list. */
  id: string;
  activeId: string | undefined;
  onSearch: (text: string) => void;
}

/** The search field of the list. It belongs to no form: its text is not sent and is no change of the phone number. */
export function SearchField({ inputRef, id, activeId, onSearch, ...texts }: SearchFieldProps) {
  const words = useWords();
  const { searchPlaceholder = words.searchCountry } = texts;
  const { disableSearchIcon, autocompleteSearch } = texts;
  const field = () => inputRef.current;
  useListener(field, 'input', (event) => {
    event.stopPropagation();
    onSearch((event.target as HTMLInputElement).value);
  });
  useListener(field, 'change', (event) => event.stopPropagation());
  return (
    <div className={css.search}>
      {!disableSearchIcon && <Icon size={16} path={MAGNIFIER} />}
      <input
        ref={inputRef}
        form=""
        className={css.searchInput}
        role="combobox"
        aria-expanded="true"
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        aria-label={searchPlaceholder}
        placeholder={searchPlaceholder}
        autoComplete={autocompleteSearch ? 'on' : 'off'}
        enterKeyHint="done"
        spellCheck={false}
      />
    </div>
  );
}
