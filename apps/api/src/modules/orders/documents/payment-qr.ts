import { shortDate } from '../../../trade/moscow.ts';
import type { DocumentContent } from './content.ts';

/** Removes the separator of fields from a field's value. */
const clean = (text: string) => text.replaceAll('|', ' ').trim();

/**
 * Returns the text of the QR code for paying in banks' applications; undefined if the seller's bank is not known.
 * `ST00012`: version 0001, UTF-8. The sum is in kopecks.
 * @see ГОСТ Р 56042-2014
 */
export function paymentText(
  { seller, lines }: Pick<DocumentContent, 'seller' | 'lines'>,
  invoice: { number: number; issued_on: string },
): string | undefined {
  const { bank, inn, kpp, name } = seller;
  if (!bank?.name || !inn) return undefined;
  const sum = lines.reduce((all, line) => all + line.sum, 0);
  const vat = lines.reduce((all, line) => all + line.vat, 0);
  const tax = vat > 0 ? `в т.ч. НДС ${(vat / 100).toFixed(2)}` : 'НДС не облагается';
  const fields = [
    // these fields are required, and must come first, in this order
    ['Name', name.slice(0, 160)],
    ['PersonalAcc', bank.account],
    ['BankName', bank.name.slice(0, 45)],
    ['BIC', bank.bic],
    ['CorrespAcc', bank.correspondent_account ?? '0'],
    ['PayeeINN', inn],
    ...(kpp ? [['KPP', kpp]] : []),
    ['Sum', String(sum)],
    [
      'Purpose',
      `Оплата по счёту ${invoice.number} от ${shortDate(invoice.issued_on)}, ${tax}`.slice(0, 210),
    ],
  ];
  return ['ST00012', ...fields.map(([key, value = '']) => `${key}=${clean(value)}`)].join('|');
}
