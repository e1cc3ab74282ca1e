import { useEffect, useRef, useState } from 'react';
import { load } from '../../../shared/api/load.ts';
import type { Search } from '../catalog-search.ts';
import type { SectionDescription } from '../catalog-sections.ts';
import type { Intents } from './intents.ts';
import { SearchField } from './search-field.tsx';

export interface SmartSearchProps {
  section: SectionDescription;
  search: Search;
  onSearch: (search: Search) => void;
}

type Code = typeof import('./intents.ts');
const fetchCode = () => load(() => import('./intents.ts'));

/** What words lead to in a section. Without words nobody needs it, so it loads with the first. */
function useIntents(text: string, makeFrom: (code: Code) => Intents) {
  const [code, setCode] = useState<Code>();
  const isNeeded = text !== '' && !code;
  useEffect(() => {
    // Enter fetches it again, and says why it can't
    if (isNeeded) fetchCode().then(setCode, () => undefined);
  }, [isNeeded]);
  const submit: Intents['submit'] = async (...asked) =>
    makeFrom(code ?? (await fetchCode())).submit(...asked);
  return { intents: code && makeFrom(code), submit };
}

/** The search of one section: what is understood becomes its filters. */
export function SmartSearch({ section, search, onSearch }: SmartSearchProps) {
  const [text, setText] = useState(search.asked?.text || search.q);
  const input = useRef<HTMLInputElement>(null);
  const { intents, submit } = useIntents(text, (code) =>
    code.sectionIntents(section.code, search, onSearch),
  );
  return (
    <SearchField
      section={section.code}
      text={text}
      onText={setText}
      placeholder={section.placeholder}
      intents={intents}
      onSubmit={submit}
      onClear={() => {
        if (search.q) onSearch({ ...search, q: '', page: 1 });
      }}
      input={input}
    />
  );
}
