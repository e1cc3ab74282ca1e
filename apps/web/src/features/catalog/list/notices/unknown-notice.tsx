import { Button } from '@org/ui/button';
import { Note } from '@org/ui/note';
import type { Search } from '../../catalog-search.ts';
import * as css from '../product-list.css.ts';

export interface UnknownNoticeProps {
  search: Search;
  onSearch: (search: Search) => void;
}

/** The address asks for something that this section does not know: it stays there, and the list is shown without it. */
export function UnknownNotice({ search, onSearch }: UnknownNoticeProps) {
  return (
    <div className={css.notice}>
      <Note title="Часть ссылки не распознана.">
        Список показан без неё:{' '}
        {search.unknown.map(([name, value]) => `${name}=${value}`).join(', ')}
      </Note>
      <Button size="s" onPress={() => onSearch({ ...search, unknown: [] })}>
        Убрать из ссылки
      </Button>
    </div>
  );
}
