import { Button } from '@org/ui/button';
import { ComboBox } from '@org/ui/combo-box';
import { EmptyState } from '@org/ui/empty-state';
import { ArrowUpDownIcon } from '@org/ui/icons';
import { SearchField } from '@org/ui/search-field';
import { Select } from '@org/ui/select';
import { Switch } from '@org/ui/switch';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { countOf, SUPPLIERS } from '../../shared/format/format.ts';
import { listWords } from '../../shared/format/list-words.ts';
import { DEBOUNCE_MS, useDebouncedAddress } from '../../shared/hooks/use-debounced-value.ts';
import { useLastLoaded } from '../../shared/hooks/use-last-loaded.ts';
import { type Names, useNames } from '../../shared/names/use-names.ts';
import { BeyondEnd } from '../../shared/page/beyond-end.tsx';
import { loginHref } from '../../shared/page/target.ts';
import { sections } from '../../shared/sections.ts';
import { usePageSession } from '../../shared/session/page-session.ts';
import { sessionAtom } from '../../shared/session/visitor.atoms.ts';
import { SupplierRows } from './supplier-rows.tsx';
import {
  formatSuppliers,
  isNarrowed,
  isOrder,
  NO_SEARCH,
  ORDERS,
  parseSuppliers,
  type SupplierSearch,
} from './supplier-search.ts';
import { areSuppliersKnown, suppliersAtom } from './suppliers.atoms.ts';
import * as css from './suppliers.css.ts';

interface NamesFieldProps {
  label: string;
  names: Names;
  value: readonly string[];
  field: 'city' | 'brand';
  onChange: (changes: Partial<SupplierSearch>) => void;
}

/** A filter by several names, found as they are typed. */
function NamesField({ label, names, value, field, onChange }: NamesFieldProps) {
  return (
    <ComboBox
      aria-label={label}
      placeholder={label}
      size="l"
      selectionMode="multiple"
      {...names}
      selectedItems={value.map((name) => ({ value: name, label: name }))}
      value={value}
      onChange={(picked) => onChange({ [field]: [...picked] })}
      clearLabel="Очистить"
      words={listWords(label)}
    />
  );
}

interface SupplierFiltersProps {
  search: SupplierSearch;
  /** What is typed. The address changes once the typing stops. */
  typed: string;
  onType: (q: string) => void;
  onChange: (changes: Partial<SupplierSearch>) => void;
  cities: Names;
  brands: Names;
}

const sectionItems = sections.map(({ code, label }) => ({ value: code as string, label }));
const orderItems = Object.entries(ORDERS).map(([value, label]) => ({ value, label }));

/** The filters and the order of the list of suppliers. */
export function SupplierFilters(props: SupplierFiltersProps) {
  const { search, typed, onType, onChange, cities, brands } = props;
  return (
    <section aria-label="Фильтры поставщиков">
      <div className={css.tools}>
        <div className={css.search}>
          <SearchField
            aria-label="Название или ИНН"
            placeholder="Название или ИНН"
            clearLabel="Очистить поиск"
            size="l"
            maxLength={120}
            value={typed}
            onChange={onType}
          />
        </div>
        <NamesField
          label="Город"
          names={cities}
          value={search.city}
          field="city"
          onChange={onChange}
        />
        <Select
          aria-label="Раздел"
          placeholder="Раздел"
          size="l"
          selectionMode="multiple"
          items={sectionItems}
          value={search.section}
          onChange={(section) => onChange({ section: [...section] })}
          clearLabel="Очистить"
        />
        <NamesField
          label="Бренд"
          names={brands}
          value={search.brand}
          field="brand"
          onChange={onChange}
        />
        <Select
          aria-label="Порядок"
          size="l"
          icon={<ArrowUpDownIcon size={16} />}
          items={orderItems}
          value={search.order_by}
          onChange={(order) => isOrder(order) && onChange({ order_by: order })}
          isRequired
        />
      </div>
      <div className={css.switches}>
        <Switch isSelected={search.favorite} onChange={(favorite) => onChange({ favorite })}>
          Только избранные
        </Switch>
        <Switch
          isSelected={search.favorites_first}
          onChange={(favorites_first) => onChange({ favorites_first })}
        >
          Сначала избранные
        </Switch>
        {isNarrowed(search) && (
          <div className={css.reset}>
            <Button
              variant="ghost"
              size="s"
              onPress={() => onChange({ ...NO_SEARCH, order_by: search.order_by })}
            >
              Сбросить всё
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

/**
 * The text of the search field. The address changes once the typing stops, and the text follows when the address
 * changes by itself.
 */
function useTyped(q: string, commit: (q: string) => void) {
  const [typed, setTyped] = useState(q);
  const known = useRef(q);
  useEffect(() => {
    if (q === known.current) return;
    known.current = q;
    setTyped(q);
  }, [q]);
  useEffect(() => {
    const text = typed.trim();
    if (text === known.current) return;
    const timer = setTimeout(() => {
      known.current = text;
      commit(text);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, commit]);
  return [typed, setTyped] as const;
}

/** All suppliers with stock, filtered and ordered by the address. */
export function SupplierList({ search }: { search: SupplierSearch }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isSignedIn = useAtomValue(sessionAtom) !== null;
  // the typed text was waited for already, before it came into the address
  const pressed = formatSuppliers({ ...search, q: '' });
  const session = usePageSession();
  const debounced = useDebouncedAddress(pressed, areSuppliersKnown(session, search));
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
