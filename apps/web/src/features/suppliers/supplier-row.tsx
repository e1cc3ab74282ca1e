import { Avatar } from '@org/ui/avatar';
import { Link } from '@org/ui/link';
import { Text } from '@org/ui/text';
import { FavoriteButton } from '../../shared/favorites/favorite-button.tsx';
import { ClockText } from '../../shared/format/clock-text.tsx';
import { countOf, MODELS, OFFERS } from '../../shared/format/format.ts';
import { paths } from '../../shared/page/paths.ts';
import { ReliabilityNote } from '../../shared/reliability/reliability-note.tsx';
import * as css from './supplier-row.css.ts';
import {
  deliveryOf,
  freshnessOf,
  minOrderOf,
  type SupplierCard,
  sectionLabel,
  vatOf,
} from './supplier-words.ts';

/** A supplier in a list: what it has, on which terms, how fresh its prices are. */
export function SupplierRow({ supplier }: { supplier: SupplierCard }) {
  const { id, name, logo, reliability, city, cities, terms, vat_rate, price_list_at } = supplier;
  const freshness = freshnessOf(price_list_at);
  const places = cities.filter((place) => place !== city);
  return (
    <article className={css.row} aria-label={name}>
      <div className={css.picture}>
        <Avatar name={name} src={logo} size={40} shape="square" isDecorative />
      </div>
      <div className={css.about}>
        <div className={css.name}>
          <Link variant="quiet" href={paths.supplier(id)}>
            {name}
          </Link>
        </div>
        <div className={css.place}>
          <ReliabilityNote reliability={reliability} />
          {city}
          {places.length > 0 && <span>склады: {places.join(', ')}</span>}
        </div>
      </div>
      <Assortment supplier={supplier} />
      <dl className={css.terms}>
        <dt className={css.term}>Заказ</dt>
        <dd>
          {minOrderOf(terms)}, {vatOf(vat_rate)}
        </dd>
        <dt className={css.term}>Отгрузка</dt>
        <dd>
          {deliveryOf(terms)}
          {terms.pickup && ', самовывоз'}
        </dd>
        <dd className={freshness.isFresh ? css.fresh : css.stale}>
          <ClockText>{freshness.words}</ClockText>
        </dd>
      </dl>
      <div className={css.heart}>
        <FavoriteButton supplier={supplier} />
      </div>
    </article>
  );
}

function Assortment({
  supplier: { sections, products_count, offers_count },
}: {
  supplier: SupplierCard;
}) {
  if (offers_count === 0)
    return (
      <div className={css.goods}>
        <Text as="span" size={13} tone="secondary">
          Сейчас ничего нет в наличии
        </Text>
      </div>
    );
  return (
    <div className={css.goods}>
      <Text as="span" tone="inherit">
        {countOf(products_count, MODELS)}, {countOf(offers_count, OFFERS)}
      </Text>
      <Text as="span" size={13} tone="secondary">
        {sections.map(({ section }) => sectionLabel(section)).join(', ')}
      </Text>
    </div>
  );
}
