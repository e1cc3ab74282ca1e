import { ButtonLink } from '@org/ui/button-link';
import { UploadIcon } from '@org/ui/icons';
import { SearchField } from '@org/ui/search-field';
import { Select } from '@org/ui/select';
import { useEffect, useState } from 'react';
import { useDebouncedValue } from '../../shared/hooks/use-debounced-value.ts';
import { type SectionCode, sections } from '../../shared/sections.ts';
import type { Warehouse } from './atoms.ts';
import { ExportButton, type ExportButtonProps } from './export-button.tsx';
import * as css from './rests.css.ts';
import { ORDERS, type RestsSearch, SEASONS } from './rests-search.ts';

export interface RestsToolbarProps extends Pick<ExportButtonProps, 'onExport'> {
  search: RestsSearch;
  onSearch: (search: RestsSearch) => void;
  warehouses: readonly Warehouse[];
  /** Where a price list is uploaded. @default none */
  importHref?: string;
}

const SECTIONS = sections.map(({ code, label }) => ({
  value: code as string,
  label: label as string,
}));
const STOCK = [
  { value: 'in', label: 'В наличии' },
  { value: 'out', label: 'Нет в наличии' },
];

/** The search, filters and order of the stock, and its import and export. */
export function RestsToolbar(props: RestsToolbarProps) {
  const { search, onSearch, warehouses, onExport, importHref } = props;
  return (
    <>
      <div className={css.toolbar}>
        <QueryField q={search.q} onChange={(q) => onSearch({ ...search, q })} />
        <div className={css.actions}>
          <ExportButton format="xlsx" onExport={onExport} />
          <ExportButton format="csv" onExport={onExport} />
        </div>
        {importHref && (
          <ButtonLink variant="primary" href={importHref} icon={<UploadIcon size={16} />}>
            Загрузить прайс-лист
          </ButtonLink>
        )}
      </div>
      <div className={css.filters}>
        <Select
          label="Раздел"
          placeholder="Все"
          selectionMode="multiple"
          items={SECTIONS}
          clearText="Все разделы"
          value={search.section}
          onChange={(section) => onSearch({ ...search, section: [...section] as SectionCode[] })}
        />
        <Select
          label="Склад"
          placeholder="Все"
          selectionMode="multiple"
          items={warehouses.map(({ id, name }) => ({ value: id, label: name }))}
          clearText="Все склады"
          value={search.warehouse_id}
          onChange={(ids) => onSearch({ ...search, warehouse_id: [...ids] })}
        />
        <Select
          label="Сезон"
          placeholder="Любой"
          selectionMode="multiple"
          items={SEASONS}
          clearText="Любой сезон"
          value={search.season}
          onChange={(season) =>
            onSearch({ ...search, season: [...season] as RestsSearch['season'] })
          }
        />
        <Select
          label="Наличие"
          placeholder="Любое"
          items={STOCK}
          clearText="Любое"
          value={search.stock}
          onChange={(stock) => onSearch({ ...search, stock: stock as RestsSearch['stock'] })}
        />
        <Select
          label="Порядок"
          items={ORDERS}
          isRequired
          value={search.order_by}
          onChange={(order) =>
            onSearch({ ...search, order_by: (order ?? search.order_by) as typeof search.order_by })
          }
        />
      </div>
    </>
  );
}

/** Searches once the typing has stopped. */
function QueryField({ q, onChange }: { q: string; onChange: (q: string) => void }) {
  const [typed, setTyped] = useState(q);
  const debounced = useDebouncedValue(typed).trim();
  useEffect(() => {
    if (debounced !== q && debounced === typed.trim()) onChange(debounced);
  }, [debounced, q, typed, onChange]);
  return (
    <SearchField
      aria-label="Поиск по остаткам"
      placeholder="Размер, бренд, модель, артикул"
      clearText="Очистить поиск"
      maxLength={200}
      value={typed}
      onChange={setTyped}
    />
  );
}
