import { Button } from '@org/ui/button';
import { Heading } from '@org/ui/heading';
import { Link } from '@org/ui/link';
import { useAtomValue } from 'jotai';
import { messageOf } from '../api/api.ts';
import { formatMoney, formatPieces, formatRoubles } from '../format/format.ts';
import { sections } from '../sections.ts';
import { cityAtom } from '../session/visitor.atoms.ts';
import { type MissedGoods, type Substitute, substitutesAtom } from './substitutes.atoms.ts';
import * as css from './substitutes.css.ts';

/** The address of a product in its section. */
const hrefOf = ({ section, product_id }: Substitute) =>
  `${sections.find(({ code }) => code === section)?.path ?? ''}?product=${product_id}`;

const priceOf = ({ landed_price, min_bulk_price }: Substitute) => {
  if (landed_price !== null) return `${formatRoubles(landed_price)} с доставкой`;
  return min_bulk_price === null ? '' : `от ${formatMoney(min_bulk_price)}`;
};

/** Substitutes, the nearest first, each with how it differs from what is missed. */
export function SubstituteList({ substitutes }: { substitutes: readonly Substitute[] }) {
  return (
    <section className={css.root} aria-label="Ближайшие замены">
      <Heading level={3} size={14}>
        Ближайшие замены
      </Heading>
      <ul>
        {substitutes.map((one) => (
          <li key={one.product_id} className={css.row}>
            <span className={css.name}>
              <Link href={hrefOf(one)}>{one.title}</Link>
              {one.differs.length > 0 && (
                <span className={css.differs}>{one.differs.join(', ')}</span>
              )}
            </span>
            <span className={css.price}>
              {priceOf(one)}
              <span className={css.differs}>в наличии {formatPieces(one.quantity)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What replaces a product that nobody sells now, or a search that finds nothing. Shows nothing if nothing does. */
export function Substitutes({ missed }: { missed: MissedGoods }) {
  const to = useAtomValue(cityAtom);
  const { data, error, refetch } = useAtomValue(substitutesAtom({ missed, to }));
  if (error)
    return (
      <p className={css.failure}>
        Замены не загрузились: {messageOf(error)}{' '}
        <Button size="s" onPress={() => refetch()}>
          Повторить
        </Button>
      </p>
    );
  return data && data.length > 0 ? <SubstituteList substitutes={data} /> : null;
}
