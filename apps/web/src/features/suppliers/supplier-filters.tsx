import { Button } from '@org/ui/button';
import { ArrowUpDownIcon } from '@org/ui/icons';
import { SearchField } from '@org/ui/search-field';
import { Select } from '@org/ui/select';
import { Switch } from '@org/ui/switch';
import type { Names } from '../../shared/names/use-names.ts';
import { sections } from '../../shared/sections.ts';
import { NamesField } from './names-field.tsx';
import { isNarrowed, isOrder, NO_SEARCH, ORDERS, type SupplierSearch } from './supplier-search.ts';
import * as css from './suppliers.css.ts';

export interface SupplierFiltersProps {
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
            clearText="Очистить поиск"
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
          clearText="Очистить"
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
