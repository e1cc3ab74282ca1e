import { numberOf } from '../../../trade/order-number.ts';

/** A line of an акт сверки: shipped goods are the buyer's debit, payments and accepted claims the buyer's credit. */
interface LedgerEntry {
  /** calendar day */
  date: string;
  text: string;
  debit: number;
  credit: number;
}

export interface LedgerParty {
  name: string;
  inn: string | null;
}

export interface Reconciliation {
  seller: LedgerParty;
  buyer: LedgerParty;
  from: string;
  to: string;
  /** what the buyer owed when the period began; negative after a payment in advance */
  opening: number;
  entries: LedgerEntry[];
}

/** A movement of goods or money, as the database gives it. */
export interface LedgerRow {
  kind: 'shipped' | 'paid' | 'credited';
  date: string;
  number: number;
  reference: string | null;
  sum: number;
}

export function entryOf({ kind, date, number, reference, sum }: LedgerRow): LedgerEntry {
  if (kind === 'shipped')
    return {
      date,
      text: `Отгрузка, документ ${number}, заказ ${numberOf(Number(reference))}`,
      debit: sum,
      credit: 0,
    };
  if (kind === 'credited')
    return { date, text: `Претензия по заказу ${numberOf(number)}`, debit: 0, credit: sum };
  const order = `заказ ${numberOf(number)}${reference ? `, п/п ${reference}` : ''}`;
  return sum > 0
    ? { date, text: `Оплата, ${order}`, debit: 0, credit: sum }
    : { date, text: `Возврат денег, ${order}`, debit: -sum, credit: 0 };
}

/** What the buyer owes after these entries. */
export const balanceOf = (entries: readonly LedgerEntry[]) =>
  entries.reduce((balance, { debit, credit }) => balance + debit - credit, 0);
