import { BarList } from '@org/ui/chart';
import { formatMoney, formatNumber } from '../../../shared/format/format.ts';
import type { Trade, TradePart } from '../orders.atoms.ts';
import * as css from './purchases.css.ts';

/** The most parts that are named. */
const MOST_NAMED = 5;

function Shares({ label, parts }: { label: string; parts: readonly TradePart[] }) {
  const bought = parts.filter(({ sum }) => sum > 0);
  const total = bought.reduce((all, { sum }) => all + sum, 0);
  const rest = bought.slice(MOST_NAMED);
  const rows = [
    ...bought.slice(0, MOST_NAMED),
    ...(rest.length === 0
      ? []
      : [{ name: `Ещё ${rest.length}`, sum: rest.reduce((all, { sum }) => all + sum, 0) }]),
  ];
  return (
    <BarList
      label={label}
      series={[{ name: 'Сумма' }]}
      rows={rows.map(({ name, sum }) => ({
        id: name,
        name,
        values: [sum],
        end: `${formatNumber(Math.round((sum / total) * 100))}\u202f%, ${formatMoney(sum)}`,
      }))}
      format={formatMoney}
    />
  );
}

const isShared = (parts: readonly TradePart[]) => parts.filter(({ sum }) => sum > 0).length > 1;

/** Which suppliers and which own companies the money went through; nothing of a single one. */
export function PurchasesShares({ trade: { partners, companies } }: { trade: Trade }) {
  const [bySupplier, byCompany] = [isShared(partners), isShared(companies)];
  if (!bySupplier && !byCompany) return null;
  return (
    <section className={css.section}>
      <div className={css.sectionHead}>
        <h2 className={css.sectionTitle}>
          {[bySupplier && 'Поставщики', byCompany && 'Компании']
            .filter(Boolean)
            .join(' и ')
            .replace(' и К', ' и к')}
          <span className={css.aside}>доля за период, с доставкой</span>
        </h2>
      </div>
      <div className={css.shares}>
        {bySupplier && <Shares label="Доли поставщиков" parts={partners} />}
        {byCompany && <Shares label="Доли компаний" parts={companies} />}
      </div>
    </section>
  );
}
