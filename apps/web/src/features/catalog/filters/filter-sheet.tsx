import { Button } from '@org/ui/button';
import { Count } from '@org/ui/count';
import { SlidersHorizontalIcon } from '@org/ui/icons';
import { Sheet, SheetTrigger } from '@org/ui/sheet';
import { countOf } from '../../../shared/format.ts';
import { countFilters } from '../search.ts';
import { FilterRail, type FilterRailProps } from './filter-rail.tsx';

export interface FilterSheetProps extends FilterRailProps {
  /** Models that the filters leave; said on the button that shows them. */
  total: number | undefined;
  isWide?: boolean;
}

/** The filters where there is no room for the rail. */
export function FilterSheet({ total, isWide, ...rail }: FilterSheetProps) {
  const active = countFilters(rail.search);
  return (
    <SheetTrigger>
      <Button size="l" isWide={isWide} icon={<SlidersHorizontalIcon size={16} />}>
        Фильтры
        {active > 0 && <Count>{active}</Count>}
      </Button>
      <Sheet
        title="Фильтры"
        closeLabel="Закрыть фильтры"
        footer={
          <Button slot="close" variant="primary" size="l" isWide>
            {total === undefined
              ? 'Показать'
              : `Показать ${countOf(total, ['модель', 'модели', 'моделей'])}`}
          </Button>
        }
      >
        <FilterRail {...rail} />
      </Sheet>
    </SheetTrigger>
  );
}
