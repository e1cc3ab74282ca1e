import { EmptyState } from '@org/ui/empty-state';
import { useAtomValue } from 'jotai';
import { companyLogAtom } from '../../features/companies/companies.atoms.ts';
import { SecurityLog } from '../../features/companies/security-log.tsx';
import { Loaded } from '../../shared/page/loaded.tsx';
import { useCompany } from './company.tsx';

/** The security log of a company, for its owners. */
export function CompanySecurity() {
  const { id, owner } = useCompany();
  if (!owner)
    return (
      <EmptyState title="Журнал видят владельцы">
        Попросите владельца компании посмотреть его или сделать владельцем вас.
      </EmptyState>
    );
  return <Log id={id} />;
}

function Log({ id }: { id: string }) {
  const query = useAtomValue(companyLogAtom(id));
  return (
    <Loaded query={query}>
      {({ pages }) => (
        <SecurityLog
          entries={pages.flatMap(({ data }) => data)}
          onMore={query.hasNextPage ? () => query.fetchNextPage() : undefined}
        />
      )}
    </Loaded>
  );
}
