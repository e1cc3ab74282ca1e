import type { Section } from '@org/api-client/schema';

/** The sections of tyres. */
export const TYRES = [
  'tyres',
  'truck_tyres',
  'special_tyres',
  'moto_tyres',
  'quadro_tyres',
] as const satisfies readonly Section[];

/** The section of car tyres alone. */
export const CARS = ['tyres'] as const satisfies readonly Section[];

/** The sections of wheels, which are `disks` in the contract. */
export const WHEELS = ['disks', 'truck_disks'] as const satisfies readonly Section[];

export const isWheelSection = (
  section: Section | null | undefined,
): section is (typeof WHEELS)[number] => section === 'disks' || section === 'truck_disks';
