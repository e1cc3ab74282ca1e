import { useMemo, useState } from 'react';
import { ComboBox } from '../../../packages/ui/src/combo-box/combo-box.tsx';
import { findPage } from '../options.ts';
import { words } from './words.ts';

export function Candidate() {
  const [query, setQuery] = useState('');
  const [pages, setPages] = useState(1);
  const loaded = useMemo(
    () => Array.from({ length: pages }, (_, page) => findPage(query, page)),
    [query, pages],
  );
  const items = useMemo(() => loaded.flatMap((page) => page.items), [loaded]);
  const search = (text: string) => {
    setQuery(text);
    setPages(1);
  };
  return (
    <ComboBox
      label="Model"
      items={items}
      hasMore={loaded.at(-1)?.hasMore}
      onLoadMore={() => setPages(pages + 1)}
      onSearch={search}
      words={words}
    />
  );
}
