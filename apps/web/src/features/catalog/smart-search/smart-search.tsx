import { IconButton } from '@org/ui/icon-button';
import { SearchIcon, XIcon } from '@org/ui/icons';
import { useAtomValue } from 'jotai';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { SearchField } from 'react-aria-components/SearchField';
import { useLastLoaded } from '../../../shared/use-last-loaded.ts';
import { fetchSuggestions, suggestionsAtom } from '../atoms.ts';
import type { Filters, Search } from '../search.ts';
import type { SectionDescription } from '../sections.ts';
import * as css from './smart-search.css.ts';
import { SuggestionPanel } from './suggestion-panel.tsx';
import { TokenLayer } from './token-layer.tsx';
import { withReading, withUnderstood } from './understood.ts';
import { useShortcut } from './use-shortcut.ts';

export interface SmartSearchProps {
  section: SectionDescription;
  search: Search;
  onSearch: (search: Search) => void;
}

/**
 * One field for everything: sizes, brands and words in any order. What is typed is understood letter by letter; Enter
 * turns it into filters, a model of the list goes straight to it.
 */
export function SmartSearch({ section, search, onSearch }: SmartSearchProps) {
  const [text, setText] = useState(search.q);
  const [isOpen, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useShortcut('/', input);

  const asked = { section: section.code, q: text.trim() };
  const suggestions = useLastLoaded(useAtomValue(suggestionsAtom(asked)));
  const understood = suggestions?.understood;

  const submit = async () => {
    setOpen(false);
    if (asked.q === '') return onSearch({ ...search, q: '', page: 1 });
    // without an answer the words go as they are: the list's own call understands them too
    const answer = await fetchSuggestions(asked).catch(() => undefined);
    const next = answer
      ? withUnderstood(search, answer.understood)
      : { ...search, q: asked.q, page: 1 };
    setText(next.q);
    onSearch(next);
  };

  const choose = (model: { brand: string; model: string }) => {
    const base = understood ? withUnderstood(search, { ...understood, unknown: [] }) : search;
    setText('');
    setOpen(false);
    onSearch({ ...base, filters: { ...base.filters, brand: [model.brand], model: [model.model] } });
  };

  const add = (filter: Filters) => {
    if (!understood) return;
    setText('');
    setOpen(false);
    onSearch(withReading(withUnderstood(search, understood), filter));
  };

  const clear = () => {
    setText('');
    if (search.q) onSearch({ ...search, q: '', page: 1 });
  };

  return (
    <search
      className={css.root}
      onFocus={() => setOpen(true)}
      onBlur={(event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
      onKeyDownCapture={(event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        setOpen(false);
      }}
    >
      <Autocomplete
        inputValue={text}
        onInputChange={(value) => {
          setText(value);
          setOpen(true);
        }}
      >
        <SearchField aria-label="Поиск" value={text} onChange={setText} onSubmit={submit}>
          <Group className={css.field}>
            <SearchIcon />
            <div className={css.textLine}>
              <TokenLayer
                text={text}
                understood={asked.q === '' ? undefined : understood}
                input={input}
              />
              <Input
                ref={input}
                className={css.input}
                placeholder={section.placeholder}
                aria-keyshortcuts="/"
                autoComplete="off"
                spellCheck={false}
              />
            </div>
            {text === '' ? (
              <kbd className={css.shortcut}>/</kbd>
            ) : (
              <IconButton
                slot={null}
                label="Очистить поиск"
                icon={<XIcon size={16} />}
                onPress={clear}
              />
            )}
          </Group>
        </SearchField>
        {isOpen && asked.q !== '' && suggestions && (
          <SuggestionPanel suggestions={suggestions} onChoose={choose} onAdd={add} />
        )}
      </Autocomplete>
    </search>
  );
}
