import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../../shared/api/api.ts';
import { useLastLoaded } from '../../../shared/hooks/use-last-loaded.ts';
import { useSearch } from '../../../shared/hooks/use-search.ts';
import { Loading } from '../../../shared/page/loading.tsx';
import { saveFile } from '../../../shared/save-file.ts';
import { orderFiltersOf, orderQueryOf, ordersAtom } from '../orders.atoms.ts';
import { isStatusChoice, ordersIn } from '../words/order-words.ts';
import { OrderActs } from './order-acts.tsx';
import { OrderFilters, type OrdersChoice } from './order-filters.tsx';
import { OrderList } from './order-list.tsx';
import { OrderPayments } from './order-payments.tsx';
import * as css from './orders.css.ts';
import { WaitingOrders } from './waiting-orders.tsx';

const dayOf = (text: string | null) =>
  text && /^\d{4}-\d{2}-\d{2}$/.test(text) && isValid(parseISO(text)) ? text : undefined;
const idOf = (text: string | null) => (text && /^[0-9a-f-]{36}$/.test(text) ? text : undefined);
const parse = (params: URLSearchParams) => {
  const status = params.get('status');
  return {
    status: isStatusChoice(status) ? status : undefined,
    q: params.get('q')?.slice(0, 100) || undefined,
    from: dayOf(params.get('from')),
    to: dayOf(params.get('to')),
    partner: idOf(params.get('partner')),
    page: Math.max(1, Number(params.get('page')) || 1),
  };
};
const hrefOf = (choice: OrdersChoice, page: number) =>
  `?${new URLSearchParams({ ...orderFiltersOf(choice), ...(page > 1 && { page: String(page) }) })}`;

export interface OrdersContentProps {
  /** the supplier; null for the user's own purchases */
  company: string | null;
  /** The heading of the page. @default it stands elsewhere */
  heading?: ReactNode;
}

/** The orders of a user, or those to a company, filtered by text, state, period and the other side. */
export function OrdersContent({ company, heading }: OrdersContentProps) {
  const { page, ...choice } = useSearch(parse);
  const query = useAtomValue(ordersAtom({ company, page, ...choice }));
  const orders = useLastLoaded(query);
  const navigate = useNavigate();
  if (!orders && query.error) throw query.error;
  const side = company === null ? 'buyer' : 'supplier';
  const { status, ...others } = orderFiltersOf(choice);
  const inAll = orders ? ordersIn('all', orders.statuses) : 0;
  // there are no orders at all, so there is nothing to search in
  const isBare = inAll === 0 && Object.keys(others).length === 0;
  const download = async () => {
    const query = { ...orderQueryOf(choice), ...(company && { company }) };
    saveFile(await api.download('get', '/order-list/export', { params: { query } }), 'Заказы.xlsx');
  };
  return (
    <>
      <div className={css.head}>
        {heading}
        {orders && !isBare && <OrderActs side={side} onExport={download} />}
      </div>
      {orders && <WaitingOrders waiting={orders.waiting} side={side} />}
      {orders && <OrderPayments payments={orders.payments} side={side} />}
      {!(orders && isBare) && (
        <OrderFilters
          choice={choice}
          orders={orders}
          side={side}
          onChange={(next) => navigate(hrefOf(next, 1))}
        />
      )}
      {orders ? (
        <OrderList
          orders={orders}
          side={side}
          isBare={isBare}
          allHref={inAll > 0 ? hrefOf({ ...choice, status: 'all' }, 1) : undefined}
          hrefOf={(at) => hrefOf(choice, at)}
        />
      ) : (
        <Loading />
      )}
    </>
  );
}
