import { useAtomValue } from 'jotai';
import { companiesAtom } from '../../features/companies/companies.atoms.ts';
import { ordersAtom } from '../../features/orders/orders.atoms.ts';
import { waitingCountAtom } from '../../shared/approvals/approvals.atoms.ts';
import { totalsAtom } from '../../shared/cart/cart.atoms.ts';
import { formatNumber } from '../../shared/format/format.ts';
import { paths } from '../../shared/page/paths.ts';

const MINE = { company: null, status: undefined, page: 1 } as const;

/** Returns the counts for the entries of the profile's menu. An entry has no count if it is 0 or not yet loaded. */
export function useEntryCounts(): Partial<Record<string, string>> {
  const companies = useAtomValue(companiesAtom).data?.length;
  const orders = useAtomValue(ordersAtom(MINE)).data?.meta.total;
  const lines = useAtomValue(totalsAtom)?.lines;
  const approvals = useAtomValue(waitingCountAtom);
  const counts = {
    [paths.companies]: companies,
    [paths.orders]: orders,
    [paths.approvals]: approvals,
    [paths.cart]: lines,
  };
  return Object.fromEntries(
    Object.entries(counts).flatMap(([path, count]) => (count ? [[path, formatNumber(count)]] : [])),
  );
}
