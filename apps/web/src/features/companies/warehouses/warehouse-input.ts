import type { Values } from '../../../shared/form/form.tsx';

/** What is written down of a warehouse. */
export interface WarehouseInput {
  name: string;
  city: string;
  address: string | null;
  working_hours: string | null;
  delivery_days_min: number;
  delivery_days_max: number;
}

export const MOST_DAYS = 365;

/** What a form of a warehouse holds. */
export const inputOf = (values: Values, city: string): WarehouseInput => ({
  name: (values.name ?? '').trim(),
  city,
  address: (values.address ?? '').trim() || null,
  working_hours: (values.working_hours ?? '').trim() || null,
  delivery_days_min: Number(values.delivery_days_min),
  delivery_days_max: Number(values.delivery_days_max),
});
