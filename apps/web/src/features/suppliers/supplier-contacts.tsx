import { Link } from '@org/ui/link';
import { type Detail, DetailGroup, DetailList } from './detail-group.tsx';
import * as css from './supplier-face.css.ts';
import {
  formatPhone,
  type Supplier,
  siteHref,
  siteName,
  socialHref,
  telHref,
} from './supplier-words.ts';

const SOCIALS = { vk: 'ВКонтакте', telegram: 'Telegram', whatsapp: 'WhatsApp' } as const;

/** How to reach a supplier. */
export function SupplierContacts({ supplier }: { supplier: Supplier }) {
  const { phone, email, site, socials } = supplier;
  const pages = (Object.keys(SOCIALS) as (keyof typeof SOCIALS)[]).flatMap((network) => {
    const name = socials[network];
    return name ? [[SOCIALS[network], outside(socialHref(network, name), name)] as Detail] : [];
  });
  const details: Detail[] = [
    ['Телефон', phone && <Link href={telHref(phone)}>{formatPhone(phone)}</Link>],
    ['Почта', email && <Link href={`mailto:${email}`}>{email}</Link>],
    ['Сайт', site && outside(siteHref(site), siteName(site))],
    ...pages,
  ];
  const isKnown = details.some(([, value]) => value !== null);
  return (
    <DetailGroup title="Контакты">
      {isKnown ? (
        <DetailList details={details} />
      ) : (
        <p className={css.note}>Поставщик не указал контактов.</p>
      )}
    </DetailGroup>
  );
}

const outside = (href: string, words: string) => (
  <Link href={href} target="_blank" rel="noreferrer noopener">
    {words}
  </Link>
);
