import { ArrowDownIcon, ArrowUpIcon, ChevronsUpDownIcon } from '@org/ui/icons';
import type { ReactNode } from 'react';
import type { SectionCode } from '../../../shared/sections.ts';
import { isSort, type Sort } from '../../../shared/session/preferences.ts';
import type { Search } from '../catalog-search.ts';
import { descriptions } from '../catalog-sections.ts';
import { useSort } from '../use-sort.ts';
import * as css from './list-head.css.ts';
import * as row from './row/product-row.css.ts';

export interface ListHeadProps {
  section: SectionCode;
  search: Search;
}

/** The headings of the columns. Three of them change the order, as the select does. */
export function ListHead({ section, search }: ListHeadProps) {
  return (
    <div className={row.head}>
      <span className={css.name}>
        <SortButton search={search} field="brand_model" first="asc">
          Название
        </SortButton>
      </span>
      <span className={css.size}>
        {descriptions[section].glyph === 'wheel' ? 'Размер, крепёж' : 'Размер, индексы'}
      </span>
      <span className={css.badges}>Исполнение</span>
      <span className={css.price}>
        {search.place ? (
          <SortButton search={search} field="landed_price" first="asc">
            С доставкой
          </SortButton>
        ) : (
          <SortButton search={search} field="min_bulk_price" first="desc">
            Мин. опт
          </SortButton>
        )}
      </span>
      <span className={css.stock}>
        <SortButton search={search} field="quantity" first="desc">
          Остаток
        </SortButton>
      </span>
      <span className={css.offers}>Предложения</span>
    </div>
  );
}

interface SortButtonProps {
  search: Search;
  field: string;
  /** The direction that the first press sorts in. */
  first: 'asc' | 'desc';
  children: ReactNode;
}

function SortButton({ search, field, first, children }: SortButtonProps) {
  const [sort, setSort] = useSort(search);
  const direction = sort.startsWith(`${field}__`) ? sort.slice(field.length + 2) : undefined;
  const other = direction === 'asc' ? 'desc' : 'asc';
  const next = `${field}__${direction ? other : first}`;
  const Arrow = direction === 'asc' ? ArrowUpIcon : direction ? ArrowDownIcon : ChevronsUpDownIcon;
  return (
    <button
      type="button"
      className={css.sort}
      data-on={direction && ''}
      aria-pressed={direction !== undefined}
      onClick={() => isSort(next) && setSort(next satisfies Sort)}
    >
      {children}
      <Arrow size={14} />
    </button>
  );
}
