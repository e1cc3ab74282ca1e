import { Button } from '@org/ui/button';
import { ButtonLink } from '@org/ui/button-link';
import { ComboBox } from '@org/ui/combo-box';
import { DownloadIcon, UploadIcon } from '@org/ui/icons';
import { SearchField } from '@org/ui/search-field';
import { Select } from '@org/ui/select';
import { useEffect, useMemo, useState } from 'react';
import { listWords } from '../../shared/format/list-words.ts';
import { useDebouncedValue } from '../../shared/hooks/use-debounced-value.ts';
import { useNames } from '../../shared/names/use-names.ts';
import { Changing } from '../../shared/page/changing.tsx';
import { type SectionCode, sections } from '../../shared/sections.ts';
import type { Warehouse } from '../../shared/warehouses.atoms.ts';
import * as css from './rests.css.ts';
import { inCity, PLACES, type RestsSearch, SEASONS, STOCK } from './rests-search.ts';

interface ExportButtonProps {
  format: 'xlsx' | 'csv';
  /** Downloads the whole stock as a file, and reports the progress, 0 to 100. */
  onExport: (
    format: ExportButtonProps['format'],
    onProgress: (percent: number) => void,
  ) => Promise<unknown>;
}

/** Downloads the stock, and shows the progress. */
function ExportButton({ format, onExport }: ExportButtonProps) {
  const [percent, setPercent] = useState<number>();
  const run = async () => {
    setPercent(0);
    await onExport(format, setPercent).finally(() => setPercent(undefined));
  };
  const name = format.toUpperCase();
  return (
    <Button
      icon={<DownloadIcon size={16} />}
      isPending={percent !== undefined}
      pendingText={`${name}, ${Math.round(percent ?? 0)}\u202f%`}
      onPress={() => void run()}
    >
      {`Скачать ${name}`}
    </Button>
  );
}

interface RestsToolbarProps extends Pick<ExportButtonProps, 'onExport'> {
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
const cityWords = listWords('Найти город');
const NO_CITY = { value: '', label: 'Не сравнивать' };

/** The search and filters of the stock, and its import and export. */
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
        <Changing>
          {importHref && (
            <ButtonLink variant="primary" href={importHref} icon={<UploadIcon size={16} />}>
              Загрузить прайс-лист
            </ButtonLink>
          )}
        </Changing>
      </div>
      <div className={css.filters}>
        <Select
          label="Раздел"
          placeholder="Все"
          selectionMode="multiple"
          items={SECTIONS}
          clearLabel="Все разделы"
          value={search.section}
          onChange={(section) => onSearch({ ...search, section: [...section] as SectionCode[] })}
        />
        <Select
          label="Склад"
          placeholder="Все"
          selectionMode="multiple"
          items={warehouses.map(({ id, name }) => ({ value: id, label: name }))}
          clearLabel="Все склады"
          value={search.warehouse_id}
          onChange={(ids) => onSearch({ ...search, warehouse_id: [...ids] })}
        />
        <Select
          label="Сезон"
          placeholder="Любой"
          selectionMode="multiple"
          items={SEASONS}
          clearLabel="Любой сезон"
          value={search.season}
          onChange={(season) =>
            onSearch({ ...search, season: [...season] as RestsSearch['season'] })
          }
        />
        <Select
          label="Наличие"
          placeholder="Любое"
          items={[...STOCK]}
          clearLabel="Любое"
          value={search.stock}
          onChange={(stock) => onSearch({ ...search, stock: stock as RestsSearch['stock'] })}
        />
        <CityChoice search={search} onSearch={onSearch} />
        {search.to !== '' && (
          <Select
            label="Место цены"
            placeholder="Любое"
            selectionMode="multiple"
            items={PLACES}
            clearLabel="Любое место"
            value={search.place}
            onChange={(place) => onSearch({ ...search, place: [...place] as RestsSearch['place'] })}
          />
        )}
      </div>
    </>
  );
}

/** Where to the prices are compared with their delivery. */
function CityChoice({ search, onSearch }: Pick<RestsToolbarProps, 'search' | 'onSearch'>) {
  const { items, ...names } = useNames('city');
  const cities = useMemo(() => [NO_CITY, ...items], [items]);
  const { to } = search;
  return (
    <ComboBox
      label="Цены с доставкой"
      words={cityWords}
      {...names}
      items={cities}
      selectedItems={[to ? { value: to, label: to } : NO_CITY]}
      value={to}
      onChange={(city) => onSearch(inCity(search, city ?? ''))}
    />
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
      clearLabel="Очистить поиск"
      maxLength={200}
      value={typed}
      onChange={setTyped}
    />
  );
}
