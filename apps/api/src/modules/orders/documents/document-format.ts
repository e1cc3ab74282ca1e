import type { DocumentParty } from './content.ts';

const roubles = new Intl.NumberFormat('ru-RU', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
/** 548000 → «5 480,00» */
export const money = (kopecks: number) => roubles.format(kopecks / 100);

export const rateText = (rate: number | null) => (rate === null ? 'без НДС' : `${rate}%`);

/** «ООО «Каток», ИНН 7707083893, КПП 773601001, 620014, Екатеринбург» */
export const partyLine = ({ name, inn, kpp, address }: DocumentParty) =>
  [name, inn && `ИНН ${inn}`, kpp && `КПП ${kpp}`, address].filter(Boolean).join(', ');

/** Net price of a piece in roubles, rounded to `decimals` decimal places. */
export function netPrice(
  { sum, vat, pieces }: { sum: number; vat: number; pieces: number },
  decimals: number,
) {
  const scale = 10n ** BigInt(decimals);
  const divisor = BigInt(pieces) * 100n;
  const scaled = (2n * BigInt(sum - vat) * scale + divisor) / (2n * divisor);
  const text = `${scaled / scale}.${String(scaled % scale).padStart(decimals, '0')}`;
  return text.replace(/\.?0+$/, '');
}
