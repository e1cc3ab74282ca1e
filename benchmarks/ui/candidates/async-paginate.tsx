import { AsyncPaginate } from 'react-select-async-paginate';
import { findPage } from '../options.ts';

async function loadOptions(query: string, loaded: { length: number }, { page }: { page: number }) {
  const { items, hasMore } = findPage(query, page);
  return { options: items, hasMore, additional: { page: page + 1 }, loaded: loaded.length };
}

export function Candidate() {
  return (
    <AsyncPaginate
      aria-label="Model"
      loadOptions={(query, loaded, additional) =>
        loadOptions(query, loaded, additional ?? { page: 0 })
      }
      additional={{ page: 0 }}
      maxMenuHeight={245}
      defaultOptions={findPage('', 0).items}
    />
  );
}
