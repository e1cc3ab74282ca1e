import { Avatar } from '@org/ui/avatar';
import { ButtonLink } from '@org/ui/button-link';
import { EmptyState } from '@org/ui/empty-state';
import { PlusIcon } from '@org/ui/icons';
import { Link } from '@org/ui/link';
import { Text } from '@org/ui/text';
import type { ReactNode } from 'react';
import { countOf, POSITIONS } from '../../shared/format/format.ts';
import { paths } from '../../shared/page/paths.ts';
import * as ruled from '../../shared/page/ruled-list.css.ts';
import type { CompanySummary } from './companies.atoms.ts';
import * as css from './company-list.css.ts';
import { EMPLOYEES, FILIALS, fullName, shortName } from './company-words.ts';

const createLink = (
  <ButtonLink variant="primary" href={paths.companyCreate()} icon={<PlusIcon size={16} />}>
    Создать компанию
  </ButtonLink>
);

export interface CompanyListProps {
  /** The page's heading, with the button for another company beside it. */
  heading: ReactNode;
  companies: readonly CompanySummary[];
}

/** Every company that the user acts for, each branch below its parent company. */
export function CompanyList({ heading, companies }: CompanyListProps) {
  if (companies.length === 0)
    return (
      <>
        {heading}
        <EmptyState title="Компаний пока нет" actions={createLink}>
          Создайте компанию, чтобы оформлять заказы на неё и продавать свои остатки. Если вас
          позвали в готовую, откройте ссылку из письма.
        </EmptyState>
      </>
    );
  return (
    <>
      <div className={css.head}>
        {heading}
        {createLink}
      </div>
      <ul className={ruled.list}>
        {companies.map((company) => (
          <CompanyItem key={company.id} company={company} />
        ))}
      </ul>
    </>
  );
}

function CompanyItem({ company }: { company: CompanySummary }) {
  const { id, parent_id, name, inn, city, logo, filials_count } = company;
  const facts = [
    inn && `ИНН ${inn}`,
    city,
    filials_count > 0 && countOf(filials_count, FILIALS),
  ].filter(Boolean);
  return (
    <li className={css.item} data-branch={parent_id ? '' : undefined}>
      <Avatar name={shortName(name)} src={logo} size={40} shape="square" isDecorative />
      <div>
        <span className={css.name}>
          <Link variant="quiet" href={paths.companyEdit(id)}>
            {fullName(company)}
          </Link>
        </span>
        <Text as="div" size={13} tone="hint">
          {facts.join(' · ')}
        </Text>
      </div>
      <span className={css.counts}>{countOf(company.employees_count, EMPLOYEES)}</span>
      <span className={css.counts}>{countOf(company.rests_count, POSITIONS)}</span>
    </li>
  );
}
