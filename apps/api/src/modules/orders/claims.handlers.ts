import type { OrderClaim } from '@org/api-client/schema';
import { itemSum, piecesOf } from '@org/trade/order-money';
import { requireAccount } from '../../accounts/auth.ts';
import type { Handler } from '../../contract/contract.ts';
import { invalid } from '../../contract/refusal.ts';
import { Problem } from '../../http/problem.ts';
import { creditPieces, insertClaims, updateClaim } from './claims.sql.ts';
import { act } from './order-act.handlers.ts';
import type { OrderRow } from './order-rows.ts';
import { noSuch, refusePhotos } from './order-words.ts';

/** Returns how many received pieces of a line have no open or accepted claim yet. */
function claimable({ shipments, claims }: OrderRow, itemId: string): number {
  const came = shipments
    .filter(({ received_at }) => received_at !== null)
    .flatMap(({ items }) => items.filter(({ id }) => id === itemId));
  const claimed = claims.filter(
    ({ item_id, status }) => item_id === itemId && (status === 'open' || status === 'accepted'),
  );
  const total = (of: readonly { quantity: number }[]) => of.reduce((n, one) => n + one.quantity, 0);
  return total(came) - total(claimed);
}

export const openClaim: Handler<'openClaim'> = (request) => {
  const { body } = request;
  return act(request, 'claim', async (tx, row) => {
    if (!row.items.some(({ id }) => id === body.item_id))
      throw invalid({ item_id: ['Такой строки в заказе нет'] });
    const most = claimable(row, body.item_id);
    if (body.quantity > most)
      throw invalid({
        quantity: [most > 0 ? `Не больше ${most} шт.` : 'По этой строке заявлено всё'],
      });
    const by = { orderId: row.id, accountId: requireAccount(request).id };
    refusePhotos(await insertClaims(tx, by, [{ ...body, field: 'photos' }]));
    const status = row.status === 'closed' ? 'received' : row.status;
    return { kind: 'claimed', status, comment: body.comment, details: { pieces: body.quantity } };
  });
};

function openClaimOf({ claims }: OrderRow, id: string): OrderClaim {
  const claim = claims.find((one) => one.id === id);
  if (!claim) throw noSuch('претензии');
  if (claim.status !== 'open') throw new Problem(409, 'На претензию уже ответили');
  return claim;
}

/**
 * Returns by how much the sum owed for a line falls when `quantity` more pieces are credited. It is a difference of
 * rounded sums, so that it adds up with what is left.
 */
const worth = ({ items }: OrderRow, itemId: string, quantity: number) => {
  const item = items.find(({ id }) => id === itemId);
  if (!item) return 0;
  const owed = piecesOf(item) - item.credited;
  const costOf = (pieces: number) => itemSum(item, pieces).sum;
  return costOf(owed) - costOf(owed - quantity);
};

export const answerClaim: Handler<'answerClaim'> = (request) => {
  const { accept, comment } = request.body;
  const answer = comment?.trim() || null;
  return act(request, 'answer_claim', async (tx, row) => {
    const { id, item_id, quantity } = openClaimOf(row, request.params.claim_id);
    if (!accept && !answer) throw invalid({ comment: ['Напишите, почему отклоняете претензию'] });
    await updateClaim(tx, id, accept ? 'accepted' : 'rejected', answer);
    if (accept) await creditPieces(tx, item_id, quantity);
    return {
      kind: accept ? 'claim_accepted' : 'claim_rejected',
      status: row.status,
      comment: answer,
      details: { pieces: quantity, ...(accept && { sum: worth(row, item_id, quantity) }) },
    };
  });
};

export const withdrawClaim: Handler<'withdrawClaim'> = (request) =>
  act(request, 'withdraw_claim', async (tx, row) => {
    const { id, quantity } = openClaimOf(row, request.params.claim_id);
    await updateClaim(tx, id, 'withdrawn', null);
    return { kind: 'claim_withdrawn', status: row.status, details: { pieces: quantity } };
  });
