import type { ProductBrief } from '@org/api-client/schema';

/** The paths of the seven sections. */
export const SECTION_PATHS = {
  tyres: '/tires',
  disks: '/disks',
  truck_tyres: '/truck_tires',
  truck_disks: '/truck_disks',
  special_tyres: '/special_tyres',
  moto_tyres: '/moto_tires',
  quadro_tyres: '/quadro_tires',
} as const satisfies Record<ProductBrief['section'], string>;
