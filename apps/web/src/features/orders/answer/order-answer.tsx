import type { SupplierCause } from '@org/api-client/schema';
import { SUPPLIER_CAUSES } from '@org/trade/order-causes';
import { Select } from '@org/ui/select';
import { TextArea } from '@org/ui/text-area';
import { addDays } from 'date-fns/addDays';
import { useState } from 'react';
import { SubmitButton } from '../../../shared/form/form.tsx';
import { countOf, formatMoney, formatPieces, ROWS } from '../../../shared/format/format.ts';
import { listWords } from '../../../shared/format/list-words.ts';
import type { ModeProps } from '../actions.ts';
import { OrderForm } from '../order-layout.tsx';
import { OrderNextStep } from '../order-next-step.tsx';
import type { Order } from '../orders.atoms.ts';
import { ReasonButton } from '../reason-button.tsx';
import { isChanged } from '../words/sums.ts';
import { AnswerLines, readPrice } from './answer-lines.tsx';
import { type Answers, withAnswers } from './answers.ts';
import { HoldField, type HoldTerms, USUAL_HOLD } from './hold-field.tsx';

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
        <OrderNextStep
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
        </OrderNextStep>
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
