import type { SupplierCause } from '@org/api-client/schema';
import { SUPPLIER_CAUSES } from '@org/trade/order-causes';
import { readRoubles } from '@org/trade/read-roubles';
import { writeRoubles } from '@org/trade/roubles';
import { Checkbox } from '@org/ui/checkbox';
import { NumberStepper } from '@org/ui/number-stepper';
import { Select } from '@org/ui/select';
import { TextArea } from '@org/ui/text-area';
import { TextField } from '@org/ui/text-field';
import { addDays } from 'date-fns/addDays';
import { useState } from 'react';
import { SubmitButton } from '../../shared/form/form.tsx';
import {
  countOf,
  DAYS,
  formatMoney,
  formatPieces,
  formatShare,
  ROWS,
} from '../../shared/format/format.ts';
import { listWords } from '../../shared/format/list-words.ts';
import type { ModeProps } from './actions.ts';
import { type Answers, withAnswers } from './answers.ts';
import * as css from './order.css.ts';
import { OrderForm } from './order-layout.tsx';
import { OrderLines } from './order-lines.tsx';
import { isChanged } from './order-sums.ts';
import type { Order } from './orders.atoms.ts';
import { ReasonButton } from './reason-button.tsx';
import { TurnNote } from './turn-note.tsx';

type Item = Order['items'][number];

interface AnswerLinesProps {
  order: Order;
  /** Prices as typed, by line id. */
  texts: ReadonlyMap<string, string>;
  onChange: (id: string, answer: { quantity?: number; price?: number }) => void;
  onText: (id: string, text: string) => void;
}

/** The price of a piece as it was typed. */
const readPrice = (text: string) => readRoubles(text, { least: 1 });

const errorProps = (text: string | undefined) => {
  const { error } = text === undefined ? {} : readPrice(text);
  return error === undefined ? {} : { isInvalid: true, errorMessage: error };
};

/** The name of a line's field in the call. */
const nameOf = ({ items }: Order, { id }: Item, field: 'quantity' | 'price') =>
  `items.${items.findIndex((item) => item.id === id)}.${field}`;

/** The lines of an order, with fields for the quantities and prices that the supplier confirms. */
function AnswerLines({ order, texts, onChange, onText }: AnswerLinesProps) {
  return (
    <OrderLines
      order={order}
      heading="Отгрузим"
      answered={(item) => (
        <NumberStepper
          name={nameOf(order, item, 'quantity')}
          aria-label={`Подтвердить: ${item.product.title}`}
          decreaseLabel="Меньше"
          increaseLabel="Больше"
          maxValue={item.quantity}
          value={item.confirmed_quantity ?? item.quantity}
          onChange={(quantity) => onChange(item.id, { quantity })}
        />
      )}
      price={(item) => (
        <TextField
          name={nameOf(order, item, 'price')}
          aria-label={`Цена: ${item.product.title}`}
          inputMode="decimal"
          suffix="₽"
          value={texts.get(item.id) ?? writeRoubles(item.bulk_price)}
          {...errorProps(texts.get(item.id))}
          onChange={(text) => {
            onText(item.id, text);
            const { kopecks } = readPrice(text);
            if (kopecks !== undefined) onChange(item.id, { price: kopecks });
          }}
        />
      )}
      strip={(item) => <Changed item={item} />}
    />
  );
}

/** What the buyer will be asked about a line. */
function Changed({ item }: { item: Item }) {
  if (!isChanged(item)) return null;
  const short = item.quantity - (item.confirmed_quantity ?? 0);
  return (
    <div className={css.strip}>
      <span>
        {short > 0 && `Не хватает ${formatPieces(short)} `}
        {item.offered_price !== null &&
          `Было ${formatMoney(item.bulk_price)}, ${formatShare(item.offered_price / item.bulk_price - 1)}`}
      </span>
    </div>
  );
}

const USUAL_HOLD = 3;
const OPTIONS = [1, 2, USUAL_HOLD, 5, 7, 14, 30].map((days) => ({
  value: String(days),
  label: countOf(days, DAYS),
}));

interface HoldTerms {
  /** How long the stock is held. */
  days: number;
  /** Payment in advance, whatever the agreement says. */
  isPrepaid: boolean;
}

/** The terms on which the supplier confirms. */
function HoldField({
  value,
  onChange,
}: {
  value: HoldTerms;
  onChange: (value: HoldTerms) => void;
}) {
  return (
    <section className={css.block}>
      <h2 className={css.heading}>Резерв и оплата</h2>
      <Select
        name="until"
        label="Держать резерв"
        items={OPTIONS}
        value={String(value.days)}
        onChange={(days) => days && onChange({ ...value, days: Number(days) })}
        words={listWords('Держать резерв')}
      />
      <Checkbox
        isSelected={value.isPrepaid}
        onChange={(isPrepaid) => onChange({ ...value, isPrepaid })}
      >
        С предоплатой, без отсрочки
      </Checkbox>
    </section>
  );
}

const CAUSES = (Object.keys(SUPPLIER_CAUSES) as SupplierCause[]).map((value) => ({
  value,
  label: SUPPLIER_CAUSES[value],
}));

/** The supplier's answer: quantities and prices are edited in place, and the buyer is asked where any differs. */
export function OrderAnswer(props: ModeProps) {
  const { order, actions, isPending } = props;
  const [answers, setAnswers] = useState<Answers>(new Map());
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map());
  const [cause, setCause] = useState<SupplierCause>();
  const [comment, setComment] = useState('');
  const [hold, setHold] = useState<HoldTerms>({ days: USUAL_HOLD, isPrepaid: false });
  const next = withAnswers(order, answers);
  const changed = next.items.filter(isChanged).length;
  const wrong = [...texts.values()].some((text) => readPrice(text).error !== undefined);
  const change = (id: string, answer: { quantity?: number; price?: number }) =>
    setAnswers(new Map(answers).set(id, { ...answers.get(id), ...answer }));
  const confirm = () => {
    const text = comment.trim();
    const until = addDays(Date.now(), hold.days).toISOString();
    return actions.confirm({
      items: next.items.map((item) => ({
        id: item.id,
        quantity: item.confirmed_quantity ?? 0,
        price: item.offered_price ?? item.bulk_price,
      })),
      until,
      ...(cause && { cause }),
      ...(text && { comment: text }),
      ...(hold.isPrepaid && { prepaid: true }),
    });
  };
  return (
    <OrderForm
      {...props}
      label="Ответ"
      send={confirm}
      now={
        <TurnNote
          order={order}
          title="Ответьте на заказ"
          actions={
            <>
              <SubmitButton size="l" isDisabled={next.quantity === 0} pendingText="Отправляем">
                {`Подтвердить ${formatPieces(next.quantity)}`}
              </SubmitButton>
              <ReasonButton
                label="Отклонить"
                title={`Отклонить заказ ${order.number}?`}
                hint="Покупатель увидит причину, товар вернётся в продажу."
                causes={SUPPLIER_CAUSES}
                isPending={isPending}
                onReason={actions.decline}
              />
            </>
          }
        >
          {answerText(order, next, changed, wrong)}
        </TurnNote>
      }
      lines={
        <>
          <AnswerLines
            order={next}
            texts={texts}
            onChange={change}
            onText={(id, text) => setTexts(new Map(texts).set(id, text))}
          />
          {changed > 0 && (
            <Select
              name="cause"
              label="Почему изменили"
              isRequired
              items={CAUSES}
              value={cause ?? null}
              onChange={(value) => setCause(value as SupplierCause)}
              words={listWords('Причина')}
            />
          )}
          <TextArea
            name="comment"
            label="Комментарий покупателю"
            optionalText="необязательно"
            placeholder="Например, остальное через неделю"
            maxLength={500}
            value={comment}
            onChange={setComment}
          />
        </>
      }
      side={<HoldField value={hold} onChange={setHold} />}
    />
  );
}

function answerText(order: Order, next: Order, changed: number, wrong: boolean) {
  if (wrong) return 'Одна из цен не читается: поправьте её';
  if (next.quantity === 0) return 'Не осталось ни одной штуки: отклоните заказ';
  if (changed === 0) return `${formatPieces(order.quantity)} на ${formatMoney(order.payable)}`;
  return `Готовы отгрузить ${next.quantity} из ${formatPieces(order.quantity)} на ${formatMoney(next.payable)}. ${changed === 1 ? 'Изменена' : 'Изменено'} ${countOf(changed, ROWS)}: спросим покупателя`;
}
