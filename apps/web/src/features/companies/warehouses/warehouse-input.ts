import type { Values } from '../../../shared/form/form.tsx';

/** The data of a warehouse that the form sends. */
export interface WarehouseInput {
  name: string;
  city: string;
  address: string | null;
  working_hours: string | null;
  delivery_days_min: number;
  delivery_days_max: number;
}

export const MAX_DAYS = 365;

/** The input from the form of a warehouse. */
export const inputOf = (values: Values, city: string): WarehouseInput => ({
  name: (values.name ?? '').trim(),
  city,
  address: (values.address ?? '').trim() || null,
  working_hours: (values.working_hours ?? '').trim() || null,
  delivery_days_min: Number(values.delivery_days_min),
  delivery_days_max: Number(values.delivery_days_max),
});
