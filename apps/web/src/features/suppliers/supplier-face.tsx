import { Avatar } from '@org/ui/avatar';
import { Breadcrumbs } from '@org/ui/breadcrumbs';
import { Heading } from '@org/ui/heading';
import { Link } from '@org/ui/link';
import { Text } from '@org/ui/text';
import type { ReactNode } from 'react';
import { FavoriteButton } from '../../shared/favorites/favorite-button.tsx';
import { ClockText } from '../../shared/format/clock-text.tsx';
import { formatDeliveryDays } from '../../shared/format/format.ts';
import { type Pair, PairList } from '../../shared/page/pair-list.tsx';
import { paths } from '../../shared/page/paths.ts';
import { placeOf } from '../../shared/place-of.ts';
import { ReliabilityNote } from '../../shared/reliability/reliability-note.tsx';
import * as css from './supplier-face.css.ts';
import {
  deliveryOf,
  formatPhone,
  freshnessOf,
  minOrderOf,
  type Supplier,
  siteHref,
  siteName,
  socialHref,
  telHref,
  vatOf,
} from './supplier-words.ts';

/** A titled group of what is known about a supplier. */
function DetailGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.group} aria-label={title}>
      <Heading level={2} size={14}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

const SOCIALS = { vk: 'ВКонтакте', telegram: 'Telegram', whatsapp: 'WhatsApp' } as const;

/** How to reach a supplier. */
function SupplierContacts({ supplier }: { supplier: Supplier }) {
  const { phone, email, site, socials } = supplier;
  const pages = (Object.keys(SOCIALS) as (keyof typeof SOCIALS)[]).flatMap((network) => {
    const name = socials[network];
    return name ? [[SOCIALS[network], outside(socialHref(network, name), name)] as Pair] : [];
  });
  const details: Pair[] = [
    ['Телефон', phone && <Link href={telHref(phone)}>{formatPhone(phone)}</Link>],
    ['Почта', email && <Link href={`mailto:${email}`}>{email}</Link>],
    ['Сайт', site && outside(siteHref(site), siteName(site))],
    ...pages,
  ];
  const isKnown = details.some(([, value]) => value !== null);
  return (
    <DetailGroup title="Контакты">
      {isKnown ? (
        <PairList pairs={details} />
      ) : (
        <Text size={13} tone="hint">
          Поставщик не указал контактов.
        </Text>
      )}
    </DetailGroup>
  );
}

const outside = (href: string, words: string) => (
  <Link href={href} target="_blank" rel="noreferrer noopener">
    {words}
  </Link>
);

/** Who a supplier is: its marks, terms, contacts, warehouses and branches, requisites. */
export function SupplierFace({ supplier }: { supplier: Supplier }) {
  const { description } = supplier;
  return (
    <header>
      <Breadcrumbs
        label="Где вы"
        items={[{ label: 'Поставщики', href: paths.suppliers }, { label: supplier.name }]}
      />
      <Head supplier={supplier} />
      {description && <p className={css.about}>{description}</p>}
      <div className={css.facts}>
        <Terms supplier={supplier} />
        <SupplierContacts supplier={supplier} />
        <Places supplier={supplier} />
        <Requisites supplier={supplier} />
      </div>
    </header>
  );
}

function Head({ supplier }: { supplier: Supplier }) {
  const { name, logo, reliability, city, price_list_at } = supplier;
  const freshness = freshnessOf(price_list_at);
  return (
    <div className={css.head}>
      <Avatar name={name} src={logo} size={88} shape="square" isDecorative />
      <div>
        <h1 className={css.title}>{name}</h1>
        <div className={css.marks}>
          <ReliabilityNote reliability={reliability} />
          {city && <span>{city}</span>}
          <span className={freshness.isFresh ? undefined : css.stale}>
            <ClockText>{freshness.words}</ClockText>
          </span>
        </div>
      </div>
      <div className={css.heart}>
        <FavoriteButton supplier={supplier} look="button" />
      </div>
    </div>
  );
}

function Terms({ supplier: { terms, vat_rate, working_hours } }: { supplier: Supplier }) {
  return (
    <DetailGroup title="Условия">
      <PairList
        pairs={[
          ['Заказ', minOrderOf(terms)],
          ['Отгрузка', deliveryOf(terms)],
          ['Самовывоз', terms.pickup ? 'есть' : 'нет'],
          ['Цены', vatOf(vat_rate)],
          ['Часы работы', working_hours],
        ]}
      />
    </DetailGroup>
  );
}

function Places({ supplier: { warehouses, filials } }: { supplier: Supplier }) {
  return (
    <DetailGroup title={filials.length > 0 ? 'Склады и филиалы' : 'Склады'}>
      <ul className={css.list}>
        {warehouses.map(({ name, city, delivery_days_min, delivery_days_max }) => (
          <li key={name + city}>
            {placeOf(name, city)}
            <Text as="span" size={13} tone="hint">
              {' '}
              · отгрузка: {formatDeliveryDays(delivery_days_min, delivery_days_max).toLowerCase()}
            </Text>
          </li>
        ))}
        {filials.map(({ id, name, city, phone }) => (
          <li key={id}>
            Филиал: {name}
            {city && `, ${city}`}
            {phone && (
              <Text as="span" size={13} tone="hint">
                {' '}
                · <Link href={telHref(phone)}>{formatPhone(phone)}</Link>
              </Text>
            )}
          </li>
        ))}
      </ul>
    </DetailGroup>
  );
}

function Requisites({ supplier }: { supplier: Supplier }) {
  const { name, legal_form, inn, ogrn, legal_address, actual_address } = supplier;
  return (
    <DetailGroup title="Реквизиты">
      <PairList
        pairs={[
          ['Название', legal_form && `${legal_form} «${name}»`],
          ['ИНН', inn],
          ['ОГРН', ogrn],
          ['Юридический адрес', legal_address],
          ['Адрес', actual_address === legal_address ? null : actual_address],
        ]}
      />
    </DetailGroup>
  );
}
