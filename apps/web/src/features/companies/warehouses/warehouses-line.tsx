import { Link } from '@org/ui/link';
import type { Warehouse } from '../../../shared/warehouses.atoms.ts';
import { placesText } from './warehouse-words.ts';
import * as css from './warehouses.css.ts';

/** Says where products without a warehouse of their own will be, with a link to change it. */
export function WarehousesLine({
  warehouses,
  href,
}: {
  warehouses: readonly Warehouse[];
  href: string;
}) {
  return (
    <p className={css.line}>
      <span>Склады: {placesText(warehouses)}</span>
      <Link variant="action" href={href}>
        Изменить склады
      </Link>
    </p>
  );
}
