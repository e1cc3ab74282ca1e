import { Button } from '@org/ui/button';
import { EmptyState } from '@org/ui/empty-state';
import { Inline } from '@org/ui/inline';
import { DialogActions, Modal, ModalTrigger } from '@org/ui/modal';
import { NumberStepper } from '@org/ui/number-stepper';
import { Text } from '@org/ui/text';
import { getYear } from 'date-fns/getYear';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Form, SubmitButton } from '../../shared/form/form.tsx';
import { countOf, DAYS, formatMoney } from '../../shared/format/format.ts';
import { useBusy } from '../../shared/hooks/use-busy.ts';
import { Changing } from '../../shared/page/changing.tsx';
import { Loading } from '../../shared/page/loading.tsx';
import { toast, toastError } from '../../shared/page/messages.ts';
import { saveFile } from '../../shared/save-file.ts';
import {
  type Agreement,
  agreementsAtom,
  downloadReconciliation,
  saveAgreement,
} from './buyers.atoms.ts';
import * as css from './buyers.css.ts';

interface TermsButtonProps {
  agreement: Agreement;
  /** Saves the terms. What it rejects with is said in the dialog, which stays open. */
  onSave: (buyer: string, terms: { pay_days: number; credit_limit: number }) => Promise<unknown>;
}

/** Opens the form of the credit terms for one buyer. */
function TermsButton({ agreement, onSave }: TermsButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [isPending, during] = useBusy();
  const [days, setDays] = useState(agreement.pay_days ?? 0);
  const [limit, setLimit] = useState((agreement.credit_limit ?? 0) / 100);
  const send = async () => {
    const terms = { pay_days: days, credit_limit: Math.round(limit * 100) };
    await during(onSave(agreement.buyer.id ?? '', terms));
    setOpen(false);
  };
  const title = `Условия: ${agreement.buyer.name}`;
  return (
    <ModalTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button>Условия</Button>
      <Modal title={title} isBusy={isPending}>
        <Form label={title} send={send}>
          <NumberStepper
            name="pay_days"
            label="Отсрочка, дней после отгрузки"
            maxValue={365}
            value={days}
            onChange={setDays}
          />
          <NumberStepper
            name="credit_limit"
            label="Лимит, ₽"
            step={1000}
            maxValue={1_000_000_000}
            value={limit}
            onChange={setLimit}
          />
          <Text size={13} tone="hint">
            0 дней — предоплата. Подтверждённые заказы остаются на прежних условиях.
          </Text>
          <DialogActions>
            <Button slot="close">Не сейчас</Button>
            <SubmitButton pendingText="Сохраняем">Сохранить</SubmitButton>
          </DialogActions>
        </Form>
      </Modal>
    </ModalTrigger>
  );
}

interface BuyersViewProps extends Pick<TermsButtonProps, 'onSave'> {
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
            <Text as="div" size={13} tone="hint">
              {agreement.buyer.inn && `ИНН ${agreement.buyer.inn}`}
            </Text>
          </div>
          <div>
            {termsText(agreement)}
            <Text as="div" size={13} tone="hint">
              Занято {formatMoney(agreement.used)}
              {agreement.overdue > 0 && (
                <span className={css.late}>, просрочено {formatMoney(agreement.overdue)}</span>
              )}
            </Text>
          </div>
          <Inline align="stretch">
            <Changing>
              <TermsButton agreement={agreement} onSave={onSave} />
            </Changing>
            <Button variant="ghost" onPress={() => void onReconcile(agreement)}>
              Акт сверки
            </Button>
          </Inline>
        </li>
      ))}
    </ul>
  );
}

/** The buyers of a company, with the terms that it sets for them. */
export function BuyersContent({ company }: { company: string }) {
  const { data: agreements, error } = useAtomValue(agreementsAtom(company));
  if (!agreements && error) throw error;
  if (!agreements) return <Loading height={240} />;
  const save = async (buyer: string, terms: { pay_days: number; credit_limit: number }) => {
    await saveAgreement(company, buyer, terms);
    toast.success('Условия сохранены');
  };
  const reconcile = async ({ buyer }: Agreement) => {
    const year = getYear(new Date());
    try {
      const file = await downloadReconciliation(company, {
        partner: buyer.id ?? '',
        from: `${year}-01-01`,
        to: `${year}-12-31`,
      });
      saveFile(file, 'Акт сверки.pdf');
    } catch (failure) {
      toastError(failure);
    }
  };
  return <BuyersView agreements={agreements.data} onSave={save} onReconcile={reconcile} />;
}
