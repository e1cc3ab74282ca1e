import type { RailGroup } from '../../catalog-sections.ts';
import { CarFilter } from '../cars/car-filter.tsx';
import type { RareFilterProps } from '../filter-values.ts';
import { DeliveryFilter } from '../offers/delivery-filter.tsx';
import { RearFilter } from '../rear-filter.tsx';
import { IndicesFilter } from './indices-filter.tsx';
import { RareValues } from './rare-values.tsx';

/** A control of a folded group: none of them is part of the first load. */
export function RareFilter({ group, ...props }: RareFilterProps & { group: RailGroup }) {
  switch (group.control) {
    case 'rare':
      return <RareValues group={group} {...props} />;
    case 'indices':
      return <IndicesFilter {...props} />;
    case 'delivery':
      return <DeliveryFilter {...props} />;
    case 'car':
      return <CarFilter {...props} />;
    case 'rear':
      return <RearFilter {...props} />;
    default:
      return null;
  }
}
