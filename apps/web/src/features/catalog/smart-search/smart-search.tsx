import { useRef, useState } from 'react';
import type { Search } from '../search.ts';
import type { SectionDescription } from '../sections.ts';
import { sectionIntents } from './intents.ts';
import { SearchField } from './search-field.tsx';

export interface SmartSearchProps {
  section: SectionDescription;
  search: Search;
  onSearch: (search: Search) => void;
}

/** The search of one section: what is understood becomes its filters. */
export function SmartSearch({ section, search, onSearch }: SmartSearchProps) {
  const [text, setText] = useState(search.asked?.text || search.q);
  const input = useRef<HTMLInputElement>(null);
  return (
    <SearchField
      section={section.code}
      text={text}
      onText={setText}
      placeholder={section.placeholder}
      intents={sectionIntents(section.code, search, onSearch)}
      onClear={() => {
        if (search.q) onSearch({ ...search, q: '', page: 1 });
      }}
      input={input}
    />
  );
}
