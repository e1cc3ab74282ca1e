import { Button } from '@org/ui/button';
import { Count } from '@org/ui/count';
import { SlidersHorizontalIcon } from '@org/ui/icons';
import { useAtomValue } from 'jotai';
import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../../shared/page/lazy-part.ts';
import { countFilters } from '../catalog-search.ts';
import type { FilterRailProps } from './filter-rail.tsx';
import { targetGroupAtom } from './filters.atoms.ts';

const FilterPanel = lazyPart(() => import('./filter-panel.tsx'), 'FilterPanel');

export interface FilterSheetProps extends FilterRailProps {
  /** The number of models that the filters leave; shown on the button. */
  total: number | undefined;
  isWide?: boolean;
}

/** The filters where there is no room for the rail: a button, and a sheet that is fetched by the first press. */
export function FilterSheet({ isWide, ...panel }: FilterSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const active = countFilters(panel.search);
  const button = useRef<HTMLButtonElement>(null);
  const targetGroup = useAtomValue(targetGroupAtom);
  useEffect(() => {
    if (targetGroup !== null && button.current?.checkVisibility()) setOpen(true);
  }, [targetGroup]);
  return (
    <>
      <Button
        ref={button}
        size="l"
        isWide={isWide}
        icon={<SlidersHorizontalIcon size={16} />}
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      >
        Фильтры
        {active > 0 && <Count>{active}</Count>}
      </Button>
      {isOpen && (
        <Suspense>
          <FilterPanel {...panel} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
