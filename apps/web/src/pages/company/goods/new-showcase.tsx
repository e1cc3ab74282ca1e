import { ButtonLink } from '@org/ui/button-link';
import { EmptyState } from '@org/ui/empty-state';
import { Skeleton } from '@org/ui/skeleton';
import { useAtomValue } from 'jotai';
import { Navigate, useLocation } from 'react-router-dom';
import { companiesAtom } from '../../../features/companies/companies.atoms.ts';
import { Page } from '../../../shared/page/page.tsx';
import { paths } from '../../../shared/page/paths.ts';

/** Asks which company gets the showcase that is made of a search of the catalog. */
export function NewShowcase() {
  const { search } = useLocation();
  const { data: companies, error } = useAtomValue(companiesAtom);
  if (!companies && error) throw error;
  if (!companies) return <Skeleton width="100%" height={240} shape="box" />;
  const hrefOf = (id: string) => `${paths.companyShowcase(id, 'new')}${search}`;
  const [only, ...others] = companies;
  if (only && others.length === 0) return <Navigate to={hrefOf(only.id)} replace />;
  return (
    <Page title="Новая витрина">
      {(heading) => (
        <>
          {heading}
          {only ? (
            <EmptyState
              title="Чья это витрина?"
              actions={companies.map(({ id, name }) => (
                <ButtonLink key={id} href={hrefOf(id)}>
                  {name}
                </ButtonLink>
              ))}
            >
              Её название и телефон увидят те, кто забирает прайс.
            </EmptyState>
          ) : (
            <EmptyState
              title="Витрина бывает у компании"
              actions={<ButtonLink href={paths.companyCreate()}>Создать компанию</ButtonLink>}
            >
              Создайте компанию, и найденное станет её прайс-листом.
            </EmptyState>
          )}
        </>
      )}
    </Page>
  );
}
