import { formatPhone, guessCountry } from '@org/phone-input/core';
import { ButtonLink } from '@org/ui/button-link';
import { EmptyState } from '@org/ui/empty-state';
import { Link } from '@org/ui/link';
import { Text } from '@org/ui/text';
import type { ReactNode } from 'react';
import { FormSection } from '../../shared/form/form-section.tsx';
import { formatMoney } from '../../shared/format/format.ts';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { paths } from '../../shared/page/paths.ts';
import type { Company } from './companies.atoms.ts';
import * as css from './company-facts.css.ts';
import { vatText } from './company-words.ts';

type Fact = [term: string, value: ReactNode];
interface Group {
  title: string;
  facts: Fact[];
}

const minOrder = (kopecks: number) => (kopecks > 0 ? formatMoney(kopecks) : 'Без минимума');

/** The address in one line. Many companies write the city into the street already. */
const addressOf = ({ city, actual_address: street }: Company) =>
  city && street?.includes(city) ? street : [city, street].filter(Boolean).join(', ');

function groupsOf(company: Company): Group[] {
  const { phone, email, site, socials, bank, terms, price_list_at } = company;
  return [
    {
      title: 'Реквизиты',
      facts: [
        ['ИНН', company.inn],
        ['КПП', company.kpp],
        ['ОГРН', company.ogrn],
        ['Налогообложение', vatText(company.vat_rate)],
        ['Юридический адрес', company.legal_address],
      ],
    },
    {
      title: 'Контакты',
      facts: [
        [
          'Телефон',
          phone && <Link href={`tel:+${phone}`}>{formatPhone(phone, guessCountry(phone))}</Link>,
        ],
        ['E-mail', email && <Link href={`mailto:${email}`}>{email}</Link>],
        ['Сайт', site && <Link href={site}>{site.replace(/^https?:\/\//, '')}</Link>],
        ['ВКонтакте', socials.vk],
        ['Telegram', socials.telegram],
        ['WhatsApp', socials.whatsapp],
        ['Адрес', addressOf(company)],
        ['Часы работы', company.working_hours],
      ],
    },
    {
      title: 'Банк',
      facts: [
        ['Банк', bank.name],
        ['БИК', bank.bic],
        ['Расчётный счёт', bank.account],
        ['Корреспондентский счёт', bank.correspondent_account],
      ],
    },
    {
      title: 'Условия',
      // a company that only buys has no terms
      facts: company.is_supplier
        ? [
            ['Минимальный заказ', minOrder(terms.min_order_sum)],
            ['Срок отгрузки', terms.delivery_days !== null && `${terms.delivery_days} дн.`],
            ['Самовывоз', terms.pickup ? 'Есть' : 'Нет'],
            ['Прайс-лист обновлён', price_list_at && formatMoment(price_list_at)],
          ]
        : [],
    },
  ];
}

/** The data of a company, read-only. */
export function CompanyFacts({ company }: { company: Company }) {
  const { id, description, inn, phone, email } = company;
  const edit = <ButtonLink href={paths.companyEdit(id)}>Заполнить профиль</ButtonLink>;
  return (
    <>
      {!inn && !phone && !email && (
        <EmptyState title="О компании почти ничего не сказано" actions={edit}>
          Реквизиты попадут в заказы, контакты увидят партнёры.
        </EmptyState>
      )}
      {description && (
        <FormSection title="О компании">
          <p className={css.value}>{description}</p>
        </FormSection>
      )}
      {groupsOf(company).map(({ title, facts }) => {
        const known = facts.filter(([, value]) => value);
        if (known.length === 0) return null;
        return (
          <FormSection key={title} title={title}>
            <dl className={css.facts}>
              {known.map(([term, value]) => (
                <div key={term}>
                  <Text as="dt" size={13} tone="hint">
                    {term}
                  </Text>
                  <dd className={css.value}>{value}</dd>
                </div>
              ))}
            </dl>
          </FormSection>
        );
      })}
    </>
  );
}
