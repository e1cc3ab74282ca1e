import { ArrowUpDownIcon } from '@org/ui/icons';
import { Select } from '@org/ui/select';
import { isSort, SORTS } from '../../../shared/preferences.ts';
import { listWords } from '../filters/words.ts';
import type { Search } from '../search.ts';
import { useSort } from '../use-sort.ts';

const options = Object.entries(SORTS).map(([value, label]) => ({ value, label }));
const words = listWords('Порядок');

/** The order of the list, in the specification's six ways. */
export function SortSelect({ search }: { search: Search }) {
  const [sort, setSort] = useSort(search);
  return (
    <Select
      aria-label="Порядок"
      size="l"
      icon={<ArrowUpDownIcon size={16} />}
      items={options}
      value={sort}
      onChange={(value) => isSort(value) && setSort(value)}
      words={words}
    />
  );
}
