import { Button } from '@org/ui/button';
import { EmptyState } from '@org/ui/empty-state';
import { countOf, DAYS, formatMoney } from '../../shared/format/format.ts';
import { Changing } from '../../shared/rights/changing.tsx';
import type { Agreement } from './buyers.atoms.ts';
import * as css from './buyers.css.ts';
import { TermsButton, type TermsButtonProps } from './terms-button.tsx';

export interface BuyersViewProps extends Pick<TermsButtonProps, 'onSave'> {
  agreements: readonly Agreement[];
  onReconcile: (agreement: Agreement) => Promise<void>;
}

const termsText = ({ pay_days, credit_limit }: Agreement) =>
  pay_days
    ? `Отсрочка ${countOf(pay_days, DAYS)}, лимит ${formatMoney(credit_limit ?? 0)}`
    : 'Предоплата';

/** Shows who buys from a company, on which terms, and what they owe. */
export function BuyersView({ agreements, onSave, onReconcile }: BuyersViewProps) {
  if (agreements.length === 0)
    return (
      <EmptyState title="Покупателей нет">
        Компании, которые у вас заказали, появятся здесь: вы зададите им отсрочку и лимит.
      </EmptyState>
    );
  return (
    <ul className={css.list} aria-label="Покупатели">
      {agreements.map((agreement) => (
        <li key={agreement.buyer.id} className={css.row}>
          <div className={css.name}>
            {agreement.buyer.name}
            <div className={css.note}>{agreement.buyer.inn && `ИНН ${agreement.buyer.inn}`}</div>
          </div>
          <div>
            {termsText(agreement)}
            <div className={css.note}>
              Занято {formatMoney(agreement.used)}
              {agreement.overdue > 0 && (
                <span className={css.late}>, просрочено {formatMoney(agreement.overdue)}</span>
              )}
            </div>
          </div>
          <div className={css.acts}>
            <Changing>
              <TermsButton agreement={agreement} onSave={onSave} />
            </Changing>
            <Button variant="ghost" onPress={() => void onReconcile(agreement)}>
              Акт сверки
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
