import { Button } from '@org/ui/button';
import { EmptyState } from '@org/ui/empty-state';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { sessionAtom } from '../../shared/atoms.ts';
import { countOf, SUPPLIERS } from '../../shared/format/format.ts';
import { useDebouncedAddress } from '../../shared/hooks/use-debounced-value.ts';
import { useLastLoaded } from '../../shared/hooks/use-last-loaded.ts';
import { useNames } from '../../shared/names/use-names.ts';
import { BeyondEnd } from '../../shared/page/beyond-end.tsx';
import { useQueryClient } from '../../shared/session/page-session.ts';
import { loginHref } from '../../shared/session/target.ts';
import { SupplierFilters } from './supplier-filters.tsx';
import { SupplierRows } from './supplier-rows.tsx';
import {
  formatSuppliers,
  isNarrowed,
  NO_SEARCH,
  parseSuppliers,
  type SupplierSearch,
} from './supplier-search.ts';
import { isCached, suppliersAtom } from './suppliers.atoms.ts';
import * as css from './suppliers.css.ts';
import { useTyped } from './use-typed.ts';

/** All suppliers with stock, filtered and ordered by the address. */
export function SupplierList({ search }: { search: SupplierSearch }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isSignedIn = useAtomValue(sessionAtom) !== null;
  // the typed text was waited for already, before it came into the address
  const pressed = formatSuppliers({ ...search, q: '' });
  const queryClient = useQueryClient();
  const debounced = useDebouncedAddress(pressed, isCached(queryClient, search));
  const asked = { ...parseSuppliers(new URLSearchParams(debounced)), q: search.q };
  const pages = useAtomValue(suppliersAtom(asked));
  const data = useLastLoaded(pages);
  const isComing = pages.data === undefined && data !== undefined && !pages.isError;
  const isStale = debounced !== pressed || isComing;

  /** Favorites belong to an account. A visitor who is not signed in is sent to the login and comes back to them. */
  const change = useCallback(
    (changes: Partial<SupplierSearch>, replace = false) => {
      const query = formatSuppliers({ ...search, page: 1, ...changes });
      const needsLogin = (changes.favorite || changes.favorites_first) && !isSignedIn;
      if (needsLogin) navigate(loginHref({ pathname, search: `?${query}` }));
      else navigate({ search: query }, { preventScrollReset: true, replace });
    },
    [search, isSignedIn, navigate, pathname],
  );
  const [typed, setTyped] = useTyped(
    search.q,
    useCallback((q) => change({ q }, true), [change]),
  );
  const total = data?.pages[0]?.meta.total;

  return (
    <>
      <div className={css.totals} role="status">
        {total === undefined ? '\u00A0' : countOf(total, SUPPLIERS)}
      </div>
      <SupplierFilters
        search={search}
        typed={typed}
        onType={setTyped}
        onChange={(changes) => change(changes)}
        cities={useNames('city')}
        brands={useNames('brand')}
      />
      <SupplierRows
        label="Поставщики"
        pages={pages}
        shown={data}
        isStale={isStale}
        empty={
          data?.pages[0]?.meta.total ? (
            <BeyondEnd
              page={search.page}
              pageCount={data.pages[0].meta.last_page}
              hrefOf={(page) => `${pathname}?${formatSuppliers({ ...search, page })}`}
            />
          ) : (
            <NobodyFound search={search} onReset={() => change(NO_SEARCH)} />
          )
        }
      />
    </>
  );
}

function NobodyFound({ search, onReset }: { search: SupplierSearch; onReset: () => void }) {
  if (!isNarrowed(search))
    return (
      <EmptyState title="Поставщиков пока нет">
        Здесь появятся компании с товаром в наличии.
      </EmptyState>
    );
  return (
    <EmptyState
      title="Никого не нашлось"
      actions={
        <Button variant="primary" onPress={onReset}>
          Сбросить всё
        </Button>
      }
    >
      {search.favorite
        ? 'Среди избранных с такими условиями сейчас никого нет.'
        : 'С такими условиями сейчас никто не торгует.'}
    </EmptyState>
  );
}
