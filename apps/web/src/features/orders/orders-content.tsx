import { SegmentedControl } from '@org/ui/segmented-control';
import { Skeleton } from '@org/ui/skeleton';
import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { useLastLoaded } from '../../shared/use-last-loaded.ts';
import { useSearch } from '../../shared/use-search.ts';
import { type OrderStatus, ordersAtom } from './atoms.ts';
import { OrderList } from './order-list.tsx';
import { isStatus, STATUSES } from './order-words.ts';
import * as css from './orders.css.ts';

const parse = (params: URLSearchParams) => {
  const status = params.get('status');
  return {
    status: isStatus(status) ? status : undefined,
    page: Math.max(1, Number(params.get('page')) || 1),
  };
};
const hrefOf = (status: OrderStatus | undefined, page: number) => {
  const params = new URLSearchParams({
    ...(status && { status }),
    ...(page > 1 && { page: String(page) }),
  });
  return `?${params}`;
};

/** Orders of somebody, or to a company, by state. */
export function OrdersContent({ company }: { company: string | null }) {
  const search = useSearch(parse);
  const query = useAtomValue(ordersAtom({ company, ...search }));
  const orders = useLastLoaded(query);
  const navigate = useNavigate();
  if (!orders && query.error) throw query.error;
  return (
    <>
      <div className={company === null ? css.tools : css.toolsUnderTabs}>
        <SegmentedControl
          label="Состояние"
          size="s"
          options={STATUSES}
          value={[search.status ?? 'all']}
          onChange={([value]) =>
            navigate(hrefOf(isStatus(value ?? null) ? (value as OrderStatus) : undefined, 1))
          }
        />
      </div>
      {orders ? (
        <OrderList
          orders={orders}
          side={company === null ? 'buyer' : 'supplier'}
          hrefOf={(page) => hrefOf(search.status, page)}
        />
      ) : (
        <div aria-busy="true">
          <Skeleton width="100%" height={320} shape="box" />
        </div>
      )}
    </>
  );
}
