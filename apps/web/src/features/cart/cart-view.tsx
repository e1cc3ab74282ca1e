import { ButtonLink } from '@org/ui/button-link';
import { EmptyState } from '@org/ui/empty-state';
import { Note } from '@org/ui/note';
import { type ReactNode, useRef, useState } from 'react';
import type { Address, Owner } from '../../shared/addresses/addresses.atoms.ts';
import { type Cart, type CartItem, isGone } from '../../shared/cart/cart-lines.ts';
import { maxQuantityOf } from '../../shared/cart/limits.ts';
import { CityField } from '../../shared/names/city-field.tsx';
import { paths } from '../../shared/page/paths.ts';
import { BuyBar } from './buy-bar.tsx';
import * as css from './cart.css.ts';
import { CartHead, type CartHeadProps } from './cart-head.tsx';
import { Changed, InvalidLines, Removed } from './cart-notes.tsx';
import { CartRow } from './cart-row.tsx';
import { Checkout, type CheckoutChoice, type CheckoutProps } from './checkout.tsx';
import {
  blockReasonOf,
  type CartSupplier,
  chosenGroupsOf,
  deferReasonOf,
  type ExcessQuantities,
  invalidLinesOf,
  isCounted,
} from './checkout-rules.ts';
import * as receivingCss from './receiving.css.ts';
import { type CartShipment, costPerPiece } from './receiving.ts';
import { type ReceivingChoice, ShipmentRow } from './shipment-row.tsx';
import { SupplierGroup } from './supplier-group.tsx';

export interface CartViewProps extends CartHeadProps {
  /** The wanted quantities by offer id. They change before the server has answered. */
  quantities: ReadonlyMap<string, number>;
  companies: readonly Owner[];
  /** The delivery addresses to choose from. */
  addresses: readonly Address[];
  drawingOf: (product: CartItem['product']) => ReactNode;
  /** Returns what replaces a product that is gone. @default nothing */
  substitutesOf?: (product: CartItem['product']) => ReactNode;
  /** Shown between the heading and the groups: the way to a request. */
  children?: ReactNode;
  onQuantity: (item: CartItem, quantity: number) => void;
  /** Puts removed lines back. */
  onReturn: (items: readonly CartItem[]) => void;
  /** Corrects every line so that it can be ordered: cuts it to what is left, or removes it if it is off sale. */
  onFix: () => Promise<unknown>;
  onReceiving: (warehouse: CartShipment['warehouse'], choice: ReceivingChoice) => void;
  /** Asks for a new address. */
  onAddAddress: () => void;
  /** Sets the city to buy for, while there is no address. */
  onCity: (city: string) => void;
  /** Says what a sum means for the limits of the user in a company. @default nothing */
  limitNote?: CheckoutProps['limitNote'];
  onOrder: (groups: readonly CartSupplier[], choice: CheckoutChoice) => Promise<unknown>;
}

/** Keeps a typed quantity that is more than is left in its field, and passes all other quantities on. */
function useExcessQuantities(cart: Cart, onQuantity: (item: CartItem, quantity: number) => void) {
  const [typed, setTyped] = useState<ExcessQuantities>(new Map());
  const items = cart.suppliers.flatMap((group) => group.items);
  // leaves out items that were removed, or whose quantity is available by now
  const excess: ExcessQuantities = new Map(
    items.flatMap((item) => {
      const quantity = typed.get(item.offer_id);
      const most = maxQuantityOf({ ...item, quantity: item.available });
      return quantity !== undefined && quantity > most ? [[item.offer_id, quantity]] : [];
    }),
  );
  const change = (item: CartItem, quantity: number) => {
    const isExcess = quantity > maxQuantityOf({ ...item, quantity: item.available });
    const others = [...typed].filter(([id]) => id !== item.offer_id);
    setTyped(new Map(isExcess ? [...others, [item.offer_id, quantity]] : others));
    if (!isExcess) onQuantity(item, quantity);
  };
  return { excess, change };
}

/** Asks for the city. Without one only the days of dispatch are known, and no cost of delivery. */
function CityPrompt({ onCity }: Pick<CartViewProps, 'onCity'>) {
  return (
    <Note title="Куда везти?">
      Укажите город: посчитаем день доставки и её цену.
      <div className={receivingCss.address}>
        <CityField value="" onChange={onCity} isRequired />
      </div>
    </Note>
  );
}

/** The cart by supplier, and its check-out beside it. */
export function CartView(props: CartViewProps) {
  const { cart, quantities, companies, drawingOf, substitutesOf, onQuantity, onOrder } = props;
  const [unchecked, setUnchecked] = useState<ReadonlySet<string>>(new Set());
  const [removed, setRemoved] = useState<readonly CartItem[]>([]);
  const place = useRef<HTMLElement>(null);
  const { excess, change } = useExcessQuantities(cart, onQuantity);
  const chosen = chosenGroupsOf(cart, unchecked, excess);
  const shipments = cart.suppliers.flatMap((group) => group.shipments);
  const rowsOf = (group: CartSupplier, warehouse: string | null, delivery?: number) => (
    <ul>
      {group.items
        .filter(({ warehouse_id }) => warehouse_id === warehouse)
        .map((item) => (
          <CartRow
            key={item.offer_id}
            item={item}
            drawing={drawingOf(item.product)}
            substitutes={isGone(item) && substitutesOf?.(item.product)}
            quantity={excess.get(item.offer_id) ?? quantities.get(item.offer_id) ?? item.quantity}
            isCounted={isCounted(item, excess)}
            delivery={delivery}
            onChange={(quantity) => change(item, quantity)}
            onRemove={() => {
              setRemoved([item]);
              onQuantity(item, 0);
            }}
          />
        ))}
    </ul>
  );
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
          <InvalidLines items={invalidLinesOf(cart)} onFix={props.onFix} />
          <Changed items={cart.suppliers.flatMap(({ items }) => items)} />
          {shipments.length > 0 && shipments.every(({ city }) => city === null) && (
            <CityPrompt onCity={props.onCity} />
          )}
          {props.children}
        </div>
        {cart.suppliers.map((group) => (
          <SupplierGroup
            key={group.supplier.id}
            group={group}
            isChosen={chosen.includes(group)}
            onChosenChange={(isChosen) => choose(group.supplier.id, isChosen)}
            excess={excess}
          >
            {group.shipments.map((shipment) => (
              <div key={shipment.warehouse.id}>
                <ShipmentRow
                  shipment={shipment}
                  addresses={props.addresses}
                  onChange={(choice) => props.onReceiving(shipment.warehouse, choice)}
                  onAddAddress={props.onAddAddress}
                />
                {rowsOf(group, shipment.warehouse.id, costPerPiece(shipment))}
              </div>
            ))}
            {rowsOf(group, null)}
          </SupplierGroup>
        ))}
        <BuyBar
          groups={chosen}
          excess={excess}
          onPress={() => {
            place.current?.scrollIntoView();
            place.current?.focus({ preventScroll: true });
          }}
        />
      </div>
      <Checkout
        ref={place}
        groups={chosen}
        excess={excess}
        blocks={chosen.flatMap((group) => blockReasonOf(group, excess) ?? [])}
        left={cart.suppliers.flatMap((group) => deferReasonOf(group, excess) ?? [])}
        {...{ companies, limitNote: props.limitNote }}
        onOrder={(choice) => onOrder(chosen, choice)}
      />
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
            <ButtonLink href={paths.requests}>Новая заявка</ButtonLink>
          </>
        }
      >
        Добавьте предложения из каталога или вставьте список: корзина соберёт их по поставщикам.
      </EmptyState>
    </>
  );
}
