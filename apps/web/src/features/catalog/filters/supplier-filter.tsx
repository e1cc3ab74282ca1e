import { Stack } from '@org/ui/stack';
import { Switch } from '@org/ui/switch';
import { useAtomValue } from 'jotai';
import { useLocation, useNavigate } from 'react-router-dom';
import { loginHref } from '../../../shared/page/target.ts';
import { sessionAtom } from '../../../shared/session/visitor.atoms.ts';
import { formatSearch, listPathOf, withFilters } from '../search/catalog-search.ts';
import { choicesOf, type FilterProps, type RareFilterProps } from './filter-values.ts';
import { ValuesFilter } from './values-filter.tsx';

/** The filter by suppliers, and the switch that leaves only favorite ones. */
export function SupplierFilter(props: RareFilterProps) {
  return (
    <Stack gap={2}>
      <FavoriteSwitch {...props} />
      <ValuesFilter {...props} field="supplier_id" title="Поставщик" searchLabel="Поставщик" />
    </Stack>
  );
}

/**
 * Favorites belong to an account. A visitor who is not signed in is sent to the login and comes back to the narrowed
 * list.
 */
function FavoriteSwitch({ search, facets, onChange }: FilterProps) {
  const isSignedIn = useAtomValue(sessionAtom) !== null;
  const navigate = useNavigate();
  const pathname = listPathOf(useLocation().pathname);
  const turn = (isOn: boolean) => {
    const changes = { favorite: isOn || undefined };
    if (isSignedIn || !isOn) onChange(changes);
    else
      navigate(loginHref({ pathname, search: `?${formatSearch(withFilters(search, changes))}` }));
  };
  return (
    <Switch
      isSelected={search.filters.favorite === true}
      count={choicesOf(facets, 'favorite')[0]?.count}
      onChange={turn}
    >
      Только избранные
    </Switch>
  );
}
