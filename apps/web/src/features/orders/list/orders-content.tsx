import { Button } from '@org/ui/button';
import { ButtonLink } from '@org/ui/button-link';
import { DateRangeField } from '@org/ui/date-range-field';
import { PrinterIcon } from '@org/ui/icons';
import { Inline } from '@org/ui/inline';
import { SearchField } from '@org/ui/search-field';
import { Select } from '@org/ui/select';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { countOf, formatMoney, formatPieces, ORDERS } from '../../../shared/format/format.ts';
import { listWords } from '../../../shared/format/list-words.ts';
import { useLastLoaded } from '../../../shared/hooks/use-last-loaded.ts';
import { useSearch } from '../../../shared/hooks/use-search.ts';
import { Loading } from '../../../shared/page/loading.tsx';
import { ExportButton } from '../../../shared/page/page-export-button.tsx';
import { paths } from '../../../shared/page/paths.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { periodOf, periods } from '../order-periods.ts';
import { isStatusChoice, ordersIn, overText, statusItems } from '../order-words.ts';
import {
  exportOrders,
  type OrderPage,
  type OrdersSearch,
  orderFiltersOf,
  ordersAtom,
  statusOf,
} from '../orders.atoms.ts';
import { ORDER_SORTS } from './order-columns.tsx';
import { OrderList } from './order-list.tsx';
import { OrderPayments } from './order-payments.tsx';
import * as css from './orders.css.ts';
import { WaitingOrders } from './waiting-orders.tsx';

interface OrderActsProps {
  side: 'buyer' | 'supplier';
  onExport: () => Promise<void>;
}

/** What can be done with all orders that were found: the file, the print, and their sums by months. */
function OrderActs({ side, onExport }: OrderActsProps) {
  return (
    <div className={css.acts}>
      {side === 'buyer' && (
        <ButtonLink variant="ghost" href={paths.purchases}>
          Закупки по месяцам
        </ButtonLink>
      )}
      <ExportButton onExport={onExport} />
      <Button variant="ghost" icon={<PrinterIcon size={16} />} onPress={() => window.print()}>
        Печать
      </Button>
    </div>
  );
}

type OrdersChoice = Omit<OrdersSearch, 'company' | 'page'>;

interface OrderFiltersProps {
  choice: OrdersChoice;
  /** The orders that were found; undefined while they load for the first time. */
  orders: OrderPage | undefined;
  side: 'buyer' | 'supplier';
  onChange: (choice: OrdersChoice) => void;
}

const sumsOf = ({ totals }: OrderPage) =>
  `${formatPieces(totals.quantity)} на ${formatMoney(totals.sum)}`;

/** «8 живых, 156 шт. на 1 200 000 ₽; закрытых 6, отменённых 2» */
function liveText(orders: OrderPage): string {
  const { total } = orders.meta;
  const live = total === 0 ? 'Живых нет' : `${total} живых, ${sumsOf(orders)}`;
  return [live, overText(orders.statuses)].filter(Boolean).join('; ');
}

/** «12 заказов, 10 без отменённых: 340 шт. на 1 200 000 ₽» */
function foundText(orders: OrderPage): string {
  const { meta, totals } = orders;
  const found = countOf(meta.total, ORDERS);
  const sums = sumsOf(orders);
  if (totals.orders === meta.total) return `${found}, ${sums}`;
  return totals.orders === 0
    ? `${found}, все отклонены или отменены`
    : `${found}, без отклонённых и отменённых ${totals.orders}: ${sums}`;
}

/** The filters of orders, and the sums of what was found. */
export function OrderFilters({ choice, orders, side, onChange }: OrderFiltersProps) {
  const today = new Date();
  const other = side === 'buyer' ? 'Поставщик' : 'Покупатель';
  const partners = orders?.partners ?? [];
  const isLive = statusOf(choice) === 'live';
  return (
    <>
      <div className={side === 'buyer' ? css.filters : css.filtersUnderTabs}>
        <div className={css.words}>
          <SearchField
            // going back to an earlier address shows its own text
            key={choice.q ?? ''}
            label="Найти"
            placeholder="Номер, название, ИНН или товар"
            defaultValue={choice.q ?? ''}
            maxLength={100}
            onSubmit={(q) => onChange({ ...choice, q: q.trim() || undefined })}
            onClear={() => onChange({ ...choice, q: undefined })}
          />
        </div>
        <Select
          label="Состояние"
          items={statusItems(orders?.statuses)}
          value={statusOf(choice)}
          onChange={(status) =>
            onChange({ ...choice, status: isStatusChoice(status) ? status : undefined })
          }
        />
        <Select
          label={other}
          placeholder="Все"
          items={partners.map(({ id, name }) => ({ value: id, label: name }))}
          value={choice.partner ?? null}
          onChange={(partner) => onChange({ ...choice, partner: partner ?? undefined })}
          clearLabel="Показать всех"
          words={listWords(other)}
        />
        <DateRangeField
          label="Срок"
          presets={periods(today)}
          clearLabel="Убрать срок"
          value={periodOf(choice.from, choice.to, today)}
          onChange={(days) => onChange({ ...choice, from: days?.from, to: days?.to })}
        />
      </div>
      <div className={css.found}>
        <p role="status">{orders && (isLive ? liveText(orders) : foundText(orders))}</p>
        {orders && isLive && ordersIn('closed', orders.statuses) > 0 && (
          <Button
            size="s"
            variant="ghost"
            onPress={() => onChange({ ...choice, status: 'closed' })}
          >
            Показать закрытые
          </Button>
        )}
      </div>
    </>
  );
}

const dayOf = (text: string | null) =>
  text && /^\d{4}-\d{2}-\d{2}$/.test(text) && isValid(parseISO(text)) ? text : undefined;
const idOf = (text: string | null) => (text && /^[0-9a-f-]{36}$/.test(text) ? text : undefined);
const sortOf = (text: string | null) => ORDER_SORTS.find((one) => one === text);
const parse = (params: URLSearchParams) => {
  const status = params.get('status');
  return {
    status: isStatusChoice(status) ? status : undefined,
    q: params.get('q')?.slice(0, 100) || undefined,
    from: dayOf(params.get('from')),
    to: dayOf(params.get('to')),
    partner: idOf(params.get('partner')),
    order_by: sortOf(params.get('order_by')),
    page: Math.max(1, Number(params.get('page')) || 1),
  };
};
const hrefOf = ({ order_by, ...choice }: OrdersChoice, page: number) =>
  `?${new URLSearchParams({
    ...orderFiltersOf(choice),
    ...(order_by && { order_by }),
    ...(page > 1 && { page: String(page) }),
  })}`;

interface OrdersContentProps {
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
  const { order_by: _, ...filters } = choice;
  const { status, ...others } = orderFiltersOf(filters);
  const inAll = orders ? ordersIn('all', orders.statuses) : 0;
  // there are no orders at all, so there is nothing to search in
  const isBare = inAll === 0 && Object.keys(others).length === 0;
  const download = async (ids?: readonly string[]) =>
    saveFile(await exportOrders({ ...choice, company }, ids), 'Заказы.xlsx');
  return (
    <>
      <Inline gap={4} rowGap={1} align="stretch" justify="between">
        {heading}
        {orders && !isBare && <OrderActs side={side} onExport={() => download()} />}
      </Inline>
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
          sort={choice.order_by ?? 'number__desc'}
          onSort={(order_by) => navigate(hrefOf({ ...choice, order_by }, 1), { replace: true })}
          onExport={download}
        />
      ) : (
        <Loading />
      )}
    </>
  );
}
