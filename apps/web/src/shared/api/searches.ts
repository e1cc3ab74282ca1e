import type { Operation } from '@org/api-client';
import {
  searchDisks,
  searchMotoTyres,
  searchQuadroTyres,
  searchSpecialTyres,
  searchTruckDisks,
  searchTruckTyres,
  searchTyres,
} from '@org/api-client/operations';
import type { SectionCode } from '../sections.ts';

const SEARCHES: Readonly<Record<SectionCode, Operation>> = {
  tyres: searchTyres,
  disks: searchDisks,
  truck_tyres: searchTruckTyres,
  truck_disks: searchTruckDisks,
  special_tyres: searchSpecialTyres,
  moto_tyres: searchMotoTyres,
  quadro_tyres: searchQuadroTyres,
};

export const ALL_SEARCHES = Object.values(SEARCHES);

/**
 * The search of a section. The seven answer alike and differ in the filters that they take: the server checks that a
 * filter is one of its section.
 */
export const searchOf = (section: SectionCode) => SEARCHES[section] as Operation<'searchTyres'>;
