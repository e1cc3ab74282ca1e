import { ButtonLink } from '@org/ui/button-link';
import { Heading } from '@org/ui/heading';
import { Link } from '@org/ui/link';
import { Progress } from '@org/ui/progress';
import { Text } from '@org/ui/text';
import type { Cart } from '../../../shared/cart/cart-lines.ts';
import {
  countOf,
  formatDeliveryDays,
  formatMoney,
  formatPieces,
  POSITIONS,
} from '../../../shared/format/format.ts';
import { formatBy } from '../../../shared/format/format-day.ts';
import { paths } from '../../../shared/page/paths.ts';
import { lastDayOf } from '../receiving.ts';
import * as css from './cart-dock.css.ts';

/** The cart beside the products. Shows how near each supplier's minimum is, while there is still something to add. */
export function CartDock({ cart }: { cart: Cart }) {
  const { suppliers, items_count, quantity, delivery_cost, payable } = cart;
  return (
    <div className={css.dock}>
      <div className={css.head}>
        <Heading level={2} size={16}>
          Корзина
        </Heading>
        {items_count > 0 && (
          <Text as="span" size={13} tone="hint" shouldWrap={false}>
            {countOf(items_count, POSITIONS)}, {formatPieces(quantity)}
          </Text>
        )}
      </div>
      {items_count === 0 ? (
        <p className={css.empty}>
          Пока пусто. Здесь будет видно, сколько осталось до минимального заказа каждого поставщика.
        </p>
      ) : (
        <>
          <ul>
            {suppliers.map((group) => (
              <Supplier key={group.supplier.id} group={group} />
            ))}
          </ul>
          <div className={css.total}>
            <span>{delivery_cost > 0 ? 'С доставкой' : 'Товары'}</span>
            <span className={css.sum}>{formatMoney(payable)}</span>
          </div>
          <ButtonLink variant="signal" size="l" isWide href={paths.cart}>
            Перейти к оформлению
          </ButtonLink>
        </>
      )}
    </div>
  );
}

/** The day that the cart says: the last of the supplier's shipments; until a city is known, when they leave. */
function whenOfGroup({
  shipments,
  delivery_days_min,
  delivery_days_max,
}: Cart['suppliers'][number]) {
  const last = lastDayOf(shipments);
  return shipments.length > 0 && last
    ? formatBy(last)
    : `отгрузка: ${formatDeliveryDays(delivery_days_min, delivery_days_max).toLowerCase()}`;
}

function Supplier({ group }: { group: Cart['suppliers'][number] }) {
  const { supplier, subtotal, terms, min_order_left } = group;
  const least = terms.min_order_sum;
  return (
    <li className={css.supplier}>
      <div className={css.pair}>
        <span className={css.name}>
          <Link variant="quiet" href={paths.supplier(supplier.id)}>
            {supplier.name}
          </Link>
        </span>
        <span className={css.subtotal}>{formatMoney(subtotal)}</span>
      </div>
      {least > 0 && (
        <Progress
          label={`Минимальный заказ: ${supplier.name}`}
          isLabelHidden
          value={Math.min(subtotal, least)}
          maxValue={least}
        />
      )}
      <div className={css.terms}>
        <span>
          {least === 0
            ? 'Без минимального заказа'
            : min_order_left > 0
              ? `Ещё ${formatMoney(min_order_left)} до мин. заказа`
              : `Мин. заказ ${formatMoney(least)} набран`}
        </span>
        <span className={css.delivery}>{whenOfGroup(group)}</span>
      </div>
    </li>
  );
}
