import { codesOf, isMarked, isRussianLayout } from '@org/trade/marking-code';
import { piecesOf } from '@org/trade/order-money';
import { Button } from '@org/ui/button';
import { DateField } from '@org/ui/date-field';
import { PrinterIcon, RotateCcwIcon } from '@org/ui/icons';
import { Link } from '@org/ui/link';
import { Note } from '@org/ui/note';
import { NumberStepper } from '@org/ui/number-stepper';
import { TextArea } from '@org/ui/text-area';
import { TextField } from '@org/ui/text-field';
import { type ReactNode, useState } from 'react';
import { SubmitButton } from '../../shared/form/form.tsx';
import { countOf, formatMoney, formatPieces, POSITIONS } from '../../shared/format/format.ts';
import { formatDay, today } from '../../shared/format/format-day.ts';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { ExportButton } from '../../shared/page/page-export-button.tsx';
import { paths } from '../../shared/page/paths.ts';
import type { ModeProps, OrderActions } from './actions.ts';
import { codesProblem } from './codes.ts';
import * as css from './order.css.ts';
import { OrderAnswer } from './order-answer.tsx';
import { OrderForm } from './order-layout.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderOffer } from './order-offer.tsx';
import { OrderOverview } from './order-overview.tsx';
import { OrderReceive } from './order-receive.tsx';
import { shippedOf, unshippedOf } from './order-sums.ts';
import type { Order } from './orders.atoms.ts';
import { ReasonButton } from './reason-button.tsx';
import { SupplierActions } from './supplier-actions.tsx';
import { TurnNote } from './turn-note.tsx';

/** The details of a shipment. */
interface ShipTerms {
  carrier: string;
  waybill: string;
  /** calendar day, as `2026-11-24` */
  date: string;
}

const usualTerms = (): ShipTerms => ({
  carrier: 'Своя машина',
  waybill: '',
  date: today(),
});

function ShipFields({
  value,
  onChange,
}: {
  value: ShipTerms;
  onChange: (value: ShipTerms) => void;
}) {
  return (
    <section className={css.block}>
      <h2 className={css.heading}>Отгрузка</h2>
      <TextField
        name="carrier"
        label="Перевозчик"
        isRequired
        errorMessage="Напишите, чем отправляете"
        placeholder="Деловые Линии"
        maxLength={100}
        value={value.carrier}
        onChange={(carrier) => onChange({ ...value, carrier })}
      />
      <TextField
        name="waybill"
        label="Номер накладной"
        optionalText="необязательно"
        maxLength={100}
        value={value.waybill}
        onChange={(waybill) => onChange({ ...value, waybill })}
      />
      <DateField
        name="shipped_on"
        label="Дата отгрузки"
        isRequired
        errorMessage="Выберите дату отгрузки"
        value={value.date || null}
        onChange={(date) => onChange({ ...value, date: date ?? '' })}
      />
    </section>
  );
}

interface CodesFieldProps {
  name: string | undefined;
  title: string;
  /** codes as they are typed, scanned or pasted */
  text: string;
  pieces: number;
  problem: string | undefined;
  onChange: (text: string) => void;
}

/** The field for codes of «Честный знак». A scanner types them one per line, or they are pasted. */
function CodesField({ name, title, text, pieces, problem, onChange }: CodesFieldProps) {
  const codes = codesOf(text);
  const count = codes.length;
  return (
    <div className={css.codes}>
      <TextArea
        name={name}
        label={`Коды маркировки: ${count} из ${pieces}`}
        aria-label={`Коды маркировки: ${title}`}
        optionalText={count === 0 ? 'без них — если передаёте их в своём ЭДО' : undefined}
        placeholder="Отсканируйте или вставьте, по одному в строке"
        hint={
          codes.some(isRussianLayout)
            ? 'Сканер набрал код в русской раскладке, мы прочли его как латинский. Включите английскую раскладку: в ней коды видны такими, какие они есть'
            : undefined
        }
        rows={1}
        isGrowing
        spellCheck="false"
        value={text}
        onChange={onChange}
        // a field that is said to be valid would not show what the server refuses
        {...(problem !== undefined && { isInvalid: true, errorMessage: problem })}
      />
    </div>
  );
}

type Item = Order['items'][number];

/** Pieces of a line that have not shipped yet. */
const leftOf = (item: Item) => piecesOf(item) - item.shipped;

interface ShipLinesProps {
  order: Order;
  quantities: ReadonlyMap<string, number>;
  codes: ReadonlyMap<string, string>;
  /** The name of a line's field in the call; undefined for a line that stays. */
  nameOf: (id: string, field: 'quantity' | 'codes') => string | undefined;
  problemOf: (id: string, quantity: number) => string | undefined;
  onQuantity: (id: string, quantity: number) => void;
  onCodes: (id: string, text: string) => void;
}

/** The lines as they ship: how many of each, with the codes of marked goods. */
function ShipLines({ order, quantities, codes, nameOf, problemOf, ...on }: ShipLinesProps) {
  const quantityOf = (item: Item) => quantities.get(item.id) ?? leftOf(item);
  return (
    <OrderLines
      order={order}
      heading="Отгрузим"
      answered={(item) =>
        leftOf(item) === 0 ? (
          <span className={css.good}>отгружено</span>
        ) : (
          <NumberStepper
            name={nameOf(item.id, 'quantity')}
            aria-label={`Отгрузить: ${item.product.title}`}
            decreaseLabel="Меньше"
            increaseLabel="Больше"
            maxValue={leftOf(item)}
            value={quantityOf(item)}
            onChange={(quantity) => on.onQuantity(item.id, quantity)}
          />
        )
      }
      strip={(item) =>
        isMarked(item.product.section) && quantityOf(item) > 0 ? (
          <CodesField
            name={nameOf(item.id, 'codes')}
            title={item.product.title}
            text={codes.get(item.id) ?? ''}
            pieces={quantityOf(item)}
            problem={problemOf(item.id, quantityOf(item))}
            onChange={(text) => on.onCodes(item.id, text)}
          />
        ) : null
      }
    />
  );
}

/** The supplier ships: all that is left, or a part of it. */
export function OrderShip(props: ModeProps) {
  const { order, actions, isPending } = props;
  const [quantities, setQuantities] = useState<ReadonlyMap<string, number>>(new Map());
  const [codes, setCodes] = useState<ReadonlyMap<string, string>>(new Map());
  const [terms, setTerms] = useState<ShipTerms>(usualTerms);
  const { carrier, waybill, date } = terms;
  const sent = order.items
    .map((item) => ({ id: item.id, quantity: quantities.get(item.id) ?? leftOf(item) }))
    .filter(({ quantity }) => quantity > 0);
  const pieces = sent.reduce((all, { quantity }) => all + quantity, 0);
  const codesFor = (id: string) => codesOf(codes.get(id) ?? '');
  const problemOf = (id: string, quantity: number) =>
    codesProblem(
      codesFor(id),
      quantity,
      sent.filter((other) => other.id !== id).flatMap((other) => codesFor(other.id)),
    );
  const nameOf = (id: string, field: string) => {
    const at = sent.findIndex((one) => one.id === id);
    return at < 0 ? undefined : `items.${at}.${field}`;
  };
  const reset = () => {
    setQuantities(new Map());
    setCodes(new Map());
  };
  const ship = async () => {
    const text = waybill.trim();
    const items = sent.map((one) => ({ ...one, codes: codesFor(one.id) }));
    const body = {
      carrier: carrier.trim(),
      shipped_on: date,
      items,
      expected_shipped: shippedOf(order),
    };
    await actions.ship({ ...body, ...(text && { waybill: text }) });
    reset();
  };
  return (
    <OrderForm
      {...props}
      label="Отгрузка"
      send={ship}
      now={
        <TurnNote
          order={order}
          title={`Соберите ${formatPieces(unshippedOf(order))}`}
          actions={
            <>
              <SubmitButton size="l" isDisabled={pieces === 0} pendingText="Отмечаем">
                {`Отгрузить ${formatPieces(pieces)}`}
              </SubmitButton>
              <SupplierActions order={order} actions={actions} isPending={isPending} />
              {order.allowed.includes('release') && (
                <ReasonButton
                  label="Остатка не будет"
                  title={`Снять ${formatPieces(unshippedOf(order))} с заказа?`}
                  hint="Покупатель увидит причину, товар вернётся в продажу."
                  isRequired
                  isPending={isPending}
                  onReason={actions.release}
                />
              )}
            </>
          }
        >
          {pieces === 0
            ? 'Выберите, что отгружаете'
            : 'Можно отгрузить частями: у каждой отгрузки свой номер и дата'}
        </TurnNote>
      }
      lines={
        <ShipLines
          order={order}
          quantities={quantities}
          codes={codes}
          nameOf={nameOf}
          problemOf={problemOf}
          onQuantity={(id, quantity) => setQuantities(new Map(quantities).set(id, quantity))}
          onCodes={(id, text) => setCodes(new Map(codes).set(id, text))}
        />
      }
      side={<ShipFields value={terms} onChange={setTerms} />}
    />
  );
}

interface OrderViewProps {
  order: Order;
  actions: OrderActions;
  isPending: boolean;
  /** The messages of the two sides. */
  talk?: ReactNode;
  onRepeat: () => void;
  onExport: () => Promise<unknown>;
}

/** Picks the view by what the reader has to do with the order. */
function modeOf({ allowed }: Order) {
  if (allowed.includes('confirm')) return OrderAnswer;
  if (allowed.includes('accept')) return OrderOffer;
  if (allowed.includes('receive')) return OrderReceive;
  return allowed.includes('ship') ? OrderShip : OrderOverview;
}

/** The page of an order for either side, with the actions of that side. */
export function OrderView({ order, actions, isPending, talk, onRepeat, onExport }: OrderViewProps) {
  const Mode = modeOf(order);
  const other = order.side === 'buyer' ? order.supplier : order.buyer;
  return (
    <>
      <div className={css.head}>
        <p className={css.sub}>
          {other.name}, {countOf(order.items_count, POSITIONS)}, {formatPieces(order.quantity)} на{' '}
          {formatMoney(order.payable)}. Создан {formatMoment(order.created_at)}
          {order.request && (
            <>
              {' '}
              из <Link href={paths.request(order.request.id)}>заявки {order.request.number}</Link>
            </>
          )}
        </p>
        <div className={css.headActs}>
          <span className={css.print}>
            <Button variant="ghost" icon={<PrinterIcon size={16} />} onPress={() => window.print()}>
              Печать
            </Button>
          </span>
          <ExportButton onExport={onExport} />
          {order.side === 'buyer' && (
            <Button variant="ghost" icon={<RotateCcwIcon size={16} />} onPress={onRepeat}>
              Повторить
            </Button>
          )}
        </div>
      </div>
      {order.bank_changed_on && (
        <Note title={`Реквизиты поставщика изменены ${formatDay(order.bank_changed_on)}.`}>
          {order.side === 'buyer'
            ? 'Выставленный раньше счёт остаётся на прежних. Перед оплатой позвоните поставщику по телефону, который знаете, и сверьте счёт.'
            : 'Покупатель видит это две недели. В выставленных раньше счетах прежние реквизиты.'}
        </Note>
      )}
      <Mode order={order} actions={actions} isPending={isPending} talk={talk} />
    </>
  );
}
