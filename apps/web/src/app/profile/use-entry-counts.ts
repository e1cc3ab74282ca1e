import { useAtomValue } from 'jotai';
import { companiesAtom } from '../../features/companies/atoms.ts';
import { ordersAtom } from '../../features/orders/atoms.ts';
import { totalsAtom } from '../../shared/cart/atoms.ts';
import { formatNumber } from '../../shared/format/format.ts';
import { paths } from '../../shared/paths.ts';

const MINE = { company: null, status: undefined, page: 1 } as const;

/** How many there are behind the entries of the profile's menu: nothing for none, and until it is known. */
export function useEntryCounts(): Partial<Record<string, string>> {
  const companies = useAtomValue(companiesAtom).data?.length;
  const orders = useAtomValue(ordersAtom(MINE)).data?.meta.total;
  const lines = useAtomValue(totalsAtom)?.lines;
  const counts = { [paths.companies]: companies, [paths.orders]: orders, [paths.cart]: lines };
  return Object.fromEntries(
    Object.entries(counts).flatMap(([path, count]) => (count ? [[path, formatNumber(count)]] : [])),
  );
}
