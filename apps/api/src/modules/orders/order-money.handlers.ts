import { orderMoney } from '@org/trade/order-money';
import { requireAccount } from '../../accounts/auth.ts';
import { invalid } from '../../contract/refusal.ts';
import { Problem } from '../../http/problem.ts';
import { moscowDay } from '../../trade/moscow.ts';
import { formatMoney } from '../../trade/trade-words.ts';
import { assertPaidOn } from './days.ts';
import { issueDocument } from './documents/documents.sql.ts';
import { act, type Call } from './order-act.handlers.ts';
import { insertPayment } from './order-life.sql.ts';

export const invoiceOrder = (request: Call<'invoiceOrder'>) =>
  act(request, 'invoice', async (tx, row) => {
    await issueDocument(tx, row, requireAccount(request).id, {
      kind: 'invoice',
      issuedOn: moscowDay(),
      lines: row.items
        .map(({ id, confirmed_quantity, quantity }) => ({
          id,
          before: 0,
          pieces: confirmed_quantity ?? quantity,
          codes: [],
        }))
        .filter(({ pieces }) => pieces > 0),
    });
    return { kind: 'invoiced', status: 'invoiced', details: { sum: orderMoney(row).payable } };
  });

export const addPayment = (request: Call<'addPayment'>) => {
  const { sum, paid_on, expected_paid } = request.body;
  return act(request, 'pay', async (tx, row) => {
    const { id, status, paid } = row;
    assertPaidOn(row, paid_on);
    if (expected_paid !== undefined && expected_paid !== paid)
      throw new Problem(
        409,
        `Оплата уже изменилась: отмечено ${formatMoney(paid)}, а было ${formatMoney(expected_paid)}. Проверьте, не записана ли эта`,
      );
    const left = orderMoney(row).due;
    if (sum === 0) throw invalid({ sum: ['Укажите сумму'] });
    if (sum > 0 && sum > left)
      throw invalid({
        sum: [left > 0 ? `Осталось оплатить ${formatMoney(left)}` : 'Заказ уже оплачен'],
      });
    if (sum < 0 && paid + sum < 0)
      throw invalid({ sum: [`Вернуть можно не больше оплаченного: ${formatMoney(paid)}`] });
    await insertPayment(tx, id, request.body);
    return { kind: 'paid', status, details: { sum } };
  });
};
