import { requireAccount } from '../../../accounts/auth.ts';
import { lacksRight } from '../../../accounts/rights.ts';
import type { Handler } from '../../../contract/contract.ts';
import { invalid } from '../../../contract/refusal.ts';
import { selectReceiving } from '../../../delivery/delivery-receiving.ts';
import { Problem } from '../../../http/problem.ts';
import { canActFor } from '../orders.sql.ts';
import { planPurchase } from '../purchases/purchase.ts';
import { piecesOf } from '../purchases/purchase-store.ts';
import { type CartLine, deleteLines, lockLines } from '../purchases/purchases.sql.ts';
import { answerPlaced, placeOnce } from './placement.ts';

function assertSuppliers(lines: readonly CartLine[], asked: readonly string[] | undefined) {
  const inCart = new Set(lines.map(({ supplier_id }) => supplier_id));
  const missing = asked?.findIndex((id) => !inCart.has(id)) ?? -1;
  if (missing >= 0)
    throw invalid({ [`supplier_ids.${missing}`]: ['В корзине нет товаров этого поставщика'] });
  if (lines.length === 0) throw new Problem(409, 'Корзина пуста', { details: { lines: [] } });
}

export const createOrders: Handler<'createOrders'> = async (request, reply) => {
  const { headers, body, right } = request;
  const { id: accountId } = requireAccount(request);
  const { supplier_ids, company_id = null, comment, expected_goods, expected_delivery } = body;
  const placed = await placeOnce(request, {
    key: headers['idempotency-key'] as string,
    terms: [supplier_ids, body.company_id, comment, expected_goods, expected_delivery],
    companyId: company_id,
    comment,
    async plan(tx) {
      if (company_id !== null) {
        if (!(await canActFor(tx, accountId, company_id)))
          throw invalid({ company_id: ['Такой компании у вас нет'] });
        if (right && !(await canActFor(tx, accountId, company_id, right))) throw lacksRight(right);
      }
      const lines = await lockLines(tx, accountId, supplier_ids);
      assertSuppliers(lines, supplier_ids);
      return planPurchase(tx, {
        lines,
        isPriceLimit: false,
        receivingOf: (warehouses) => selectReceiving(tx, accountId, warehouses),
        mustFetch: false,
        expected: { goods: expected_goods, delivery: expected_delivery },
        isDryRun: false,
      });
    },
    shortageField: 'supplier_ids',
    after: (tx, purchase) =>
      deleteLines(
        tx,
        accountId,
        piecesOf(purchase).map(({ offer_id }) => offer_id),
      ),
  });
  return answerPlaced(placed, reply, (data) => ({ data }));
};
