import { Button } from '@org/ui/button';
import { toastErrorOf } from '../../shared/page/messages.ts';
import type { ModeProps } from './actions.ts';
import * as css from './order.css.ts';

/** Asks the buyer whether the order was changed or declined at their wish, as the supplier says. */
export function AppealQuestion({ order, actions, isPending }: ModeProps) {
  if (!order.allowed.includes('answer_appeal')) return null;
  const said = order.history.findLast(({ kind }) => kind === 'appealed')?.comment;
  const answer = (agree: boolean) => () => toastErrorOf(actions.answerAppeal(agree));
  return (
    <section className={css.now} aria-label="Вопрос поставщика">
      <div>
        <h2 className={css.nowTitle}>Вы сами просили изменить или отменить этот заказ?</h2>
        <p className={css.nowText}>
          {said ? `Поставщик пишет: «${said}». ` : 'Так говорит поставщик. '}
          Если да, заказ не ухудшит его показатели.
        </p>
      </div>
      <div className={css.acts}>
        <Button isDisabled={isPending} onPress={answer(true)}>
          Да, просили
        </Button>
        <Button variant="ghost" isDisabled={isPending} onPress={answer(false)}>
          Нет, не просили
        </Button>
      </div>
    </section>
  );
}
