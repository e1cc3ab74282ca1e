import { Count } from '@org/ui/count';
import { ChevronDownIcon } from '@org/ui/icons';
import type { ReactNode } from 'react';
import { Button, Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import * as css from './filter-rail.css.ts';

export interface FilterGroupProps {
  title: string;
  /** Values that are set in the group. */
  active: number;
  children: ReactNode;
}

/** A group of the filter rail; opens and closes, and says how many of its values are set. */
export function FilterGroup({ title, active, children }: FilterGroupProps) {
  return (
    <Disclosure className={css.group} defaultExpanded={title !== 'По автомобилю' || active > 0}>
      <h3 className={css.heading}>
        <Button slot="trigger" className={css.toggle}>
          {title}
          {active > 0 && <Count>{active}</Count>}
          <span className={css.chevron}>
            <ChevronDownIcon size={16} />
          </span>
        </Button>
      </h3>
      <DisclosurePanel>
        <div className={css.body}>{children}</div>
      </DisclosurePanel>
    </Disclosure>
  );
}
