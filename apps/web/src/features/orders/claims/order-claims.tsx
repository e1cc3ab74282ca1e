import { Badge } from '@org/ui/badge';
import { Button } from '@org/ui/button';
import { formatPieces } from '../../../shared/format/format.ts';
import { formatDeadline } from '../../../shared/format/format-moment.ts';
import { titleOf } from '../../../shared/format/marking.ts';
import { toastErrorOf } from '../../../shared/page/messages.ts';
import type { ModeProps } from '../actions.ts';
import * as css from '../order.css.ts';
import type { Order } from '../orders.atoms.ts';
import { ReasonButton } from '../reason-button.tsx';
import { ClaimButton } from './claim-button.tsx';
import { ClaimPhotos } from './claim-photos.tsx';
import { claimKinds, claimStates, claimTones, claimWishes } from './claim-words.ts';

/** The claims about an order's goods, with their answers. */
export function OrderClaims({ order, actions, isPending }: ModeProps) {
  const canClaim = order.allowed.includes('claim');
  if (order.claims.length === 0 && !canClaim) return null;
  return (
    <section className={css.section} aria-label="Претензии">
      <h2 className={css.heading}>Претензии</h2>
      {order.claims.map((claim) => (
        <Claim key={claim.id} claim={claim} order={order} actions={actions} isPending={isPending} />
      ))}
      {canClaim && <ClaimButton order={order} actions={actions} isPending={isPending} />}
    </section>
  );
}

function Claim({
  claim,
  order,
  actions,
  isPending,
}: ModeProps & { claim: Order['claims'][number] }) {
  const product = order.items.find(({ id }) => id === claim.item_id)?.product;
  const isOpen = claim.status === 'open';
  return (
    <article className={css.claim}>
      <div>
        <Badge tone={claimTones[claim.status]}>{claimStates[claim.status]}</Badge>{' '}
        <b>
          {claimKinds[claim.kind]}, {formatPieces(claim.quantity)}
        </b>
        <div>{product && titleOf(product)}</div>
        {claim.comment && <div>«{claim.comment}»</div>}
        <div className={css.note}>
          {claimWishes[claim.wish]}
          {isOpen && `, ответ до ${formatDeadline(claim.due_at)}`}
        </div>
        {claim.photos.length > 0 && <ClaimPhotos photos={claim.photos} onLoad={actions.photo} />}
        {claim.answer && <div>Поставщик: «{claim.answer}»</div>}
      </div>
      {isOpen && (
        <div className={css.stripActs}>
          {order.allowed.includes('answer_claim') && (
            <>
              <Button
                isDisabled={isPending}
                onPress={() => toastErrorOf(actions.answerClaim(claim.id, { accept: true }))}
              >
                Принять претензию
              </Button>
              <ReasonButton
                label="Отклонить претензию"
                title="Отклонить претензию?"
                hint="Покупатель увидит причину."
                name="comment"
                isRequired
                isPending={isPending}
                onReason={(comment) => actions.answerClaim(claim.id, { accept: false, comment })}
              />
            </>
          )}
          {order.allowed.includes('withdraw_claim') && (
            <Button
              isDisabled={isPending}
              onPress={() => toastErrorOf(actions.withdrawClaim(claim.id))}
            >
              Отозвать
            </Button>
          )}
        </div>
      )}
    </article>
  );
}
