import { Text } from '@org/ui/text';
import type { Company } from '../companies.atoms.ts';
import * as css from './bank.css.ts';

export type Bank = Company['bank'];

/** An account as banks print it: 40702 810 9 0210 0088123. */
const groupDigits = (account: string) =>
  account.replace(/^(\d{5})(\d{3})(\d)(\d{4})(\d{7})$/, '$1 $2 $3 $4 $5');

const bankText = ({ name, bic }: Bank) =>
  [name, bic && `БИК ${bic}`].filter(Boolean).join(', ') || 'Банк не указан';

interface AccountProps {
  bank: Bank;
  isOld?: boolean;
}

const Account = ({ bank, isOld = false }: AccountProps) => (
  <dd className={css.value}>
    {isOld ? (
      <del className={css.old}>{groupDigits(bank.account ?? 'счёта нет')}</del>
    ) : (
      <span className={css.account}>{groupDigits(bank.account ?? 'счёта не будет')}</span>
    )}
    <span className={css.bank}>{bankText(bank)}</span>
  </dd>
);

/** The bank details that were, and those that will be. */
export const BankPair = ({ from, to }: { from: Bank; to: Bank }) => (
  <dl className={css.pair}>
    <Text as="dt" size={13} tone="secondary">
      Было
    </Text>
    <Account bank={from} isOld />
    <Text as="dt" size={13} tone="secondary">
      Станет
    </Text>
    <Account bank={to} />
  </dl>
);
