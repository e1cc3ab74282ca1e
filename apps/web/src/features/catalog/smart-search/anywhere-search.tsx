import { Button } from '@org/ui/button';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type SectionCode, sections } from '../../../shared/sections.ts';
import { formatSearch, type Search } from '../search/catalog-search.ts';
import * as css from './anywhere-search.css.ts';
import { anywhereIntents } from './intents.ts';
import { messageLines } from './message.ts';
import { SearchField } from './search-field.tsx';
import { useMatchList } from './use-match-list.ts';

/** One search field for all seven sections. The words decide which section is shown. */
export function AnywhereSearch() {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const match = useMatchList();
  const intents = anywhereIntents((code: SectionCode, search: Search) => {
    const path = sections.find((section) => section.code === code)?.path ?? '';
    const query = formatSearch(search);
    navigate(query ? `${path}?${query}` : path);
  });
  return (
    <div className={css.form}>
      <SearchField
        text={text}
        onText={setText}
        placeholder="205/55 R16 нокиан зима, 7x16 5x112, 315/80 R22,5"
        intents={intents}
        onSubmit={intents.submit}
        input={input}
      />
      <Button
        variant="primary"
        size="l"
        onPress={() =>
          messageLines(text).length > 0
            ? match(text)
            : void intents.submit({ q: text.trim() }).then(setText)
        }
      >
        Найти
      </Button>
    </div>
  );
}
