import type { components } from '@org/api-client/schema';
import { api } from '../../../shared/api/api.ts';

export type PriceCheck = components['schemas']['PriceCheck'];

/** What is checked: files from the device, or the address of one. */
export type ListToCheck = { files: readonly File[] } | { url: string };

/** Has a price list read. Nothing of it is kept. */
export const checkPriceList = (list: ListToCheck, signal: AbortSignal): Promise<PriceCheck> =>
  api.upload('/price-check', 'url' in list ? { url: list.url } : { file: list.files }, { signal });
