import { Badge } from '@org/ui/badge';
import { Button } from '@org/ui/button';
import { DialogActions, Modal, ModalTrigger } from '@org/ui/modal';
import { NumberStepper } from '@org/ui/number-stepper';
import { Select } from '@org/ui/select';
import { useState } from 'react';
import { Form, SubmitButton } from '../../shared/form/form.tsx';
import { formatPieces } from '../../shared/format/format.ts';
import { formatDeadline } from '../../shared/format/format-moment.ts';
import { listWords } from '../../shared/format/list-words.ts';
import { titleOf } from '../../shared/format/marking.ts';
import { toastErrorOf } from '../../shared/page/messages.ts';
import type { ModeProps } from './actions.ts';
import { ClaimPhotos } from './claim-photos.tsx';
import { claimKinds, claimStates, claimTones, claimWishes } from './claim-words.ts';
import { type Defect, DefectFields } from './defect-fields.tsx';
import * as css from './order.css.ts';
import type { Order } from './orders.atoms.ts';
import { ReasonButton } from './reason-button.tsx';

const NONE: Defect = { kind: 'defect', wish: 'return', comment: '', photos: [] };

/** Opens a claim about goods that were received already. */
export function ClaimButton({ order, actions, isPending }: ModeProps) {
  const items = order.items.filter(({ shipped }) => shipped > 0);
  const [isOpen, setOpen] = useState(false);
  const [itemId, setItemId] = useState(items[0]?.id ?? '');
  const [quantity, setQuantity] = useState(1);
  const [defect, setDefect] = useState(NONE);
  const most = items.find(({ id }) => id === itemId)?.shipped ?? 1;
  const send = async () => {
    const { photos, ...details } = defect;
    await actions.claim(
      { item_id: itemId, quantity: Math.min(quantity, most), ...details },
      photos,
    );
    setDefect(NONE);
    setOpen(false);
  };
  return (
    <ModalTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button isDisabled={isPending}>Заявить претензию</Button>
      <Modal title="Претензия" isBusy={isPending} isDismissable={false}>
        <Form label="Претензия" send={send}>
          <Select
            name="item_id"
            label="Товар"
            items={items.map(({ id, product }) => ({ value: id, label: titleOf(product) }))}
            value={itemId}
            onChange={(id) => id && setItemId(id)}
            words={listWords('Товар')}
          />
          <NumberStepper
            name="quantity"
            label="Сколько"
            minValue={1}
            maxValue={most}
            value={Math.min(quantity, most)}
            onChange={setQuantity}
          />
          <DefectFields pieces={Math.min(quantity, most)} value={defect} onChange={setDefect} />
          <DialogActions>
            <Button slot="close">Не сейчас</Button>
            <SubmitButton pendingText="Отправляем">Отправить претензию</SubmitButton>
          </DialogActions>
        </Form>
      </Modal>
    </ModalTrigger>
  );
}

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
