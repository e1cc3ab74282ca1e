import { ButtonLink } from '@org/ui/button-link';
import { GitBranchPlusIcon } from '@org/ui/icons';
import { Link } from '@org/ui/link';
import { countOf } from '../../../shared/format/format.ts';
import { BackLink } from '../../../shared/page/back-link.tsx';
import { paths } from '../../../shared/paths.ts';
import type { Company } from '../companies.atoms.ts';
import { dayOf, FILIALS, fullName } from '../company-words.ts';
import * as css from './company-header.css.ts';
import { LogoField, type LogoFieldProps } from './logo-field.tsx';

export interface CompanyHeaderProps extends Pick<LogoFieldProps, 'onUpload' | 'onRemove'> {
  company: Company;
}

/** The way back to all companies. */
export const BackToCompanies = () => <BackLink href={paths.companies}>Все компании</BackLink>;

/** The header of a company: its name, since when it is registered, and a button that adds a branch. */
export function CompanyHeader({ company, onUpload, onRemove }: CompanyHeaderProps) {
  const { id, parent, inn, city, filials, logo, name, registered_at } = company;
  const canManage = company.rights.includes('manage');
  const facts = [
    inn && `ИНН ${inn}`,
    city,
    filials.length > 0 && countOf(filials.length, FILIALS),
  ].filter((fact): fact is string => Boolean(fact));
  return (
    <>
      <BackToCompanies />
      <header className={css.header}>
        <LogoField
          name={name}
          logo={logo}
          canChange={canManage}
          onUpload={onUpload}
          onRemove={onRemove}
        />
        <div>
          <p className={css.note}>Зарегистрирована {dayOf(registered_at)}</p>
          <h1 className={css.title}>{fullName(company)}</h1>
          <p className={css.facts}>
            {facts.map((fact, place) => (
              <span key={fact} className={css.fact}>
                {place > 0 && '· '}
                {fact}{' '}
              </span>
            ))}
          </p>
          {parent && (
            <p className={css.facts}>
              Филиал бренда <Link href={paths.company(parent.id)}>{parent.name}</Link>
            </p>
          )}
        </div>
        {!parent && canManage && (
          <div className={css.action}>
            <ButtonLink href={paths.companyCreate(id)} icon={<GitBranchPlusIcon size={16} />}>
              Создать филиал бренда
            </ButtonLink>
          </div>
        )}
      </header>
    </>
  );
}
