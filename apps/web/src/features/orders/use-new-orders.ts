import { useAtomValue } from 'jotai';
import { ordersAtom } from './orders.atoms.ts';

/** How many orders to a company wait for its answer; undefined until they are counted. */
export function useNewOrders(company: string): number | undefined {
  const { data } = useAtomValue(ordersAtom({ company, status: 'new', page: 1 }));
  return data?.meta.total;
}
