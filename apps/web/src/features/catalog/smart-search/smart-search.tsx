import { IconButton } from '@org/ui/icon-button';
import { SearchIcon, XIcon } from '@org/ui/icons';
import { useAtomValue } from 'jotai';
import {
  type FocusEvent,
  type KeyboardEvent,
  lazy,
  Suspense,
  useId,
  useRef,
  useState,
} from 'react';
import { useLastLoaded } from '../../../shared/use-last-loaded.ts';
import { suggestionsAtom } from '../atoms.ts';
import type { Search } from '../search.ts';
import type { SectionDescription } from '../sections.ts';
import { intents } from './intents.ts';
import { optionId } from './option-id.ts';
import * as css from './smart-search.css.ts';
import { TokenLayer } from './token-layer.tsx';
import { useActiveOption } from './use-active-option.ts';
import { useShortcut } from './use-shortcut.ts';

const SuggestionPanel = lazy(async () => ({
  default: (await import('./suggestion-panel.tsx')).SuggestionPanel,
}));

export interface SmartSearchProps {
  section: SectionDescription;
  search: Search;
  onSearch: (search: Search) => void;
}

/**
 * One field for everything: sizes, brands and words in any order. What is typed is understood letter by letter; Enter
 * turns it into filters, a model of the list goes straight to it.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-autocomplete-list/
 */
export function SmartSearch({ section, search, onSearch }: SmartSearchProps) {
  const [text, setText] = useState(search.q);
  const [isOpen, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  useShortcut('/', input);

  const asked = { section: section.code, q: text.trim() };
  const suggestions = useLastLoaded(useAtomValue(suggestionsAtom(asked)));
  const understood = asked.q === '' ? undefined : suggestions?.understood;
  const models = suggestions?.models ?? [];
  const isShown = isOpen && understood !== undefined;
  const active = useActiveOption(isShown ? models.length : 0);
  const leave = (next: Search, rest = '') => {
    setText(rest);
    setOpen(false);
    onSearch(next);
  };
  const { submit, choose, add } = intents({ search, asked, understood, leave });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) setOpen(false);
    else if (event.key === 'Enter') {
      const model = active.index === undefined ? undefined : models[active.index];
      if (model) choose(model);
      else void submit();
    } else if (!active.move(event.key)) return;
    event.preventDefault();
  };

  return (
    <search
      className={css.root}
      onFocus={() => setOpen(true)}
      onBlur={(event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <div className={css.field}>
        <SearchIcon />
        <div className={css.textLine}>
          <TokenLayer text={text} understood={understood} input={input} />
          <input
            ref={input}
            className={css.input}
            type="search"
            role="combobox"
            aria-label="Поиск"
            aria-keyshortcuts="/"
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={isShown ? listId : undefined}
            aria-activedescendant={
              active.index === undefined ? undefined : optionId(listId, active.index)
            }
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            placeholder={section.placeholder}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setOpen(true);
              active.reset();
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        {text === '' ? (
          <kbd className={css.shortcut}>/</kbd>
        ) : (
          <IconButton
            label="Очистить поиск"
            icon={<XIcon size={16} />}
            onPress={() => {
              setText('');
              input.current?.focus();
              if (search.q) onSearch({ ...search, q: '', page: 1 });
            }}
          />
        )}
      </div>
      {isShown && suggestions && (
        <Suspense>
          <SuggestionPanel
            listId={listId}
            suggestions={suggestions}
            activeIndex={active.index}
            onChoose={choose}
            onAdd={add}
          />
        </Suspense>
      )}
    </search>
  );
}
