import { useAtom } from 'jotai';
import { useLocation, useNavigate } from 'react-router-dom';
import { isSort, type Sort, sortHere } from '../../../shared/session/preferences.ts';
import { sortAtom } from '../../../shared/session/visitor.atoms.ts';
import { formatSearch, listPathOf, type Search } from './catalog-search.ts';

/** `bulk_price` is the older name of the same order. */
const canonical = (order: string | undefined) => order?.replace(/^bulk_price/, 'min_bulk_price');

/** The order of a list: the address's, else the buyer's own. Choosing one changes both. */
export function useSort(search: Search): [Sort, (sort: Sort) => void] {
  const [usualSort, setUsualSort] = useAtom(sortAtom);
  const navigate = useNavigate();
  const pathname = listPathOf(useLocation().pathname);
  const asked = canonical(search.order_by);
  const choose = (sort: Sort) => {
    setUsualSort(sort);
    navigate(
      { pathname, search: formatSearch({ ...search, order_by: sort, page: 1 }) },
      { preventScrollReset: true },
    );
  };
  return [sortHere(isSort(asked) ? asked : usualSort, search.place !== undefined), choose];
}
