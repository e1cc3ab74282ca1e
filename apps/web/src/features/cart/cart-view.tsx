import { Button } from '@org/ui/button';
import { ButtonLink } from '@org/ui/button-link';
import { EmptyState } from '@org/ui/empty-state';
import { DownloadIcon, FileSpreadsheetIcon } from '@org/ui/icons';
import { type ReactNode, useRef, useState } from 'react';
import type { Cart, CartItem } from '../../shared/cart/lines.ts';
import { countOf, formatMoney, formatPieces } from '../../shared/format.ts';
import { paths } from '../../shared/paths.ts';
import type { BuyerCompany } from './atoms.ts';
import * as css from './cart.css.ts';
import { Broken, Removed } from './cart-notes.tsx';
import { CartRow } from './cart-row.tsx';
import { Checkout, type CheckoutChoice, ORDERS } from './checkout.tsx';
import { brokenOf, type CartSupplier, chosenOf, obstacleOf, totalOf } from './checkout-rules.ts';
import { SupplierGroup } from './supplier-group.tsx';

export interface CartViewProps {
  /** The page's heading, which stands in one line with what is done with the whole cart. */
  heading: ReactNode;
  cart: Cart;
  /** Quantities that are wanted, before the server has answered. */
  quantities: ReadonlyMap<string, number>;
  companies: readonly BuyerCompany[];
  drawingOf: (product: CartItem['product']) => ReactNode;
  /** What stands between the heading and the groups: a cheaper way, a list to paste. */
  children?: ReactNode;
  onQuantity: (item: CartItem, quantity: number) => void;
  /** Puts removed lines back. */
  onReturn: (items: readonly CartItem[]) => void;
  onClear: () => void;
  /** Makes every line such that it can be ordered: cut to what is left, out where it is off sale. */
  onMend: () => Promise<unknown>;
  onExport: () => Promise<unknown>;
  checkOut: {
    error?: string;
    isPending: boolean;
    onOrder: (groups: readonly CartSupplier[], choice: CheckoutChoice) => void;
  };
}

/** The cart by supplier, and its check-out beside it. */
export function CartView(props: CartViewProps) {
  const { cart, quantities, companies, drawingOf, onQuantity, checkOut } = props;
  const [unchecked, setUnchecked] = useState<ReadonlySet<string>>(new Set());
  const [removed, setRemoved] = useState<readonly CartItem[]>([]);
  const place = useRef<HTMLElement>(null);
  const chosen = chosenOf(cart, unchecked);
  const choose = (id: string, isChosen: boolean) =>
    setUnchecked(
      new Set([...unchecked].filter((other) => other !== id).concat(isChosen ? [] : id)),
    );
  const undo = removed.length > 0 && (
    <div role="status">
      <Removed
        items={removed}
        onReturn={() => {
          props.onReturn(removed);
          setRemoved([]);
        }}
      />
    </div>
  );
  if (cart.items_count === 0)
    return (
      <>
        {props.heading}
        <Empty undo={undo} />
      </>
    );
  return (
    <div className={css.cart}>
      <div>
        <CartHead
          {...props}
          onClear={() => {
            setRemoved(cart.suppliers.flatMap(({ items }) => items));
            props.onClear();
          }}
        />
        <div className={css.notes}>
          {undo}
          <Broken items={brokenOf(cart)} onMend={props.onMend} />
          {props.children}
        </div>
        {cart.suppliers.map((group) => (
          <SupplierGroup
            key={group.supplier.id}
            group={group}
            isChosen={chosen.includes(group)}
            onChosenChange={(isChosen) => choose(group.supplier.id, isChosen)}
          >
            {group.items.map((item) => (
              <CartRow
                key={item.offer_id}
                item={item}
                drawing={drawingOf(item.product)}
                quantity={quantities.get(item.offer_id) ?? item.quantity}
                onChange={(quantity) => onQuantity(item, quantity)}
                onRemove={() => {
                  setRemoved([item]);
                  onQuantity(item, 0);
                }}
              />
            ))}
          </SupplierGroup>
        ))}
        <BuyBar
          groups={chosen}
          onPress={() => {
            place.current?.scrollIntoView();
            place.current?.focus({ preventScroll: true });
          }}
        />
      </div>
      <Checkout
        ref={place}
        groups={chosen}
        left={cart.suppliers.flatMap((group) => obstacleOf(group) ?? [])}
        companies={companies}
        error={checkOut.error}
        isPending={checkOut.isPending}
        onOrder={(choice) => checkOut.onOrder(chosen, choice)}
      />
    </div>
  );
}

interface BuyBarProps {
  groups: readonly CartSupplier[];
  onPress: () => void;
}

/** Where the check-out stands below the list: what it comes to, and the way there. */
function BuyBar({ groups, onPress }: BuyBarProps) {
  return (
    <div className={css.buyBar}>
      <div>
        <div className={css.buySum}>{formatMoney(totalOf(groups))}</div>
        <div className={css.small}>
          {groups.length === 0
            ? 'Пока нечего оформить'
            : `${countOf(groups.length, ORDERS)}, с НДС`}
        </div>
      </div>
      <Button variant="signal" size="l" onPress={onPress}>
        К оформлению
      </Button>
    </div>
  );
}

function CartHead({
  heading,
  cart,
  onClear,
  onExport,
}: Pick<CartViewProps, 'heading' | 'cart' | 'onClear' | 'onExport'>) {
  const [isExporting, setExporting] = useState(false);
  return (
    <div className={css.head}>
      {heading}
      <span className={css.summary}>
        {countOf(cart.items_count, ['позиция', 'позиции', 'позиций'])},{' '}
        {formatPieces(cart.quantity)}
        {cart.suppliers.length > 1 &&
          `, ${countOf(cart.suppliers.length, ['поставщик', 'поставщика', 'поставщиков'])}`}
      </span>
      <div className={css.acts}>
        <ButtonLink
          variant="ghost"
          size="s"
          href={paths.bulkOrder}
          icon={<FileSpreadsheetIcon size={16} />}
        >
          Заказ списком
        </ButtonLink>
        <Button
          variant="ghost"
          size="s"
          icon={<DownloadIcon size={16} />}
          isPending={isExporting}
          onPress={() => {
            setExporting(true);
            void onExport().finally(() => setExporting(false));
          }}
        >
          Экспорт
        </Button>
        <Button variant="ghost" size="s" onPress={onClear}>
          Очистить
        </Button>
      </div>
    </div>
  );
}

function Empty({ undo }: { undo: ReactNode }) {
  return (
    <>
      {undo}
      <EmptyState
        title="В корзине пусто"
        actions={
          <>
            <ButtonLink variant="primary" href={paths.tires}>
              Перейти к шинам
            </ButtonLink>
            <ButtonLink href={paths.bulkOrder}>Заказ списком</ButtonLink>
          </>
        }
      >
        Добавьте предложения из каталога или вставьте список: корзина соберёт их по поставщикам.
      </EmptyState>
    </>
  );
}
