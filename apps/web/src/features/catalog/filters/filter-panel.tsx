import { Button } from '@org/ui/button';
import { Sheet } from '@org/ui/sheet';
import { countOf, MODELS } from '../../../shared/format/format.ts';
import { cleared, countFilters } from '../search/catalog-search.ts';
import { FilterRail, type FilterRailProps } from './filter-rail.tsx';

export interface FilterPanelProps extends FilterRailProps {
  total: number | undefined;
  onClose: () => void;
}

/** The filters as a sheet over the list. */
export function FilterPanel({ total, onClose, ...rail }: FilterPanelProps) {
  return (
    <Sheet
      title="Фильтры"
      closeLabel="Закрыть фильтры"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      action={
        countFilters(rail.search) > 0 && (
          <Button variant="ghost" onPress={() => rail.onSearch(cleared(rail.search))}>
            Сбросить
          </Button>
        )
      }
      footer={
        <Button slot="close" variant="primary" size="l" isWide>
          {total === undefined ? 'Показать' : `Показать ${countOf(total, MODELS)}`}
        </Button>
      }
    >
      <FilterRail {...rail} />
    </Sheet>
  );
}
