import { Button } from '@org/ui/button';
import { Text } from '@org/ui/text';
import { formatMoment } from '../../shared/format/format-moment.ts';
import * as ruled from '../../shared/page/ruled-list.css.ts';
import { useCall } from '../../shared/page/use-call.ts';
import type { DeletedCompany } from './companies.atoms.ts';
import * as css from './deleted.css.ts';

export interface DeletedCompaniesProps {
  companies: readonly DeletedCompany[];
  onRestore: (company: DeletedCompany) => Promise<unknown>;
}

/** Companies that an owner can bring back for thirty days. */
export function DeletedCompanies({ companies, onRestore }: DeletedCompaniesProps) {
  if (companies.length === 0) return null;
  return (
    <section aria-labelledby="deleted-companies" className={css.section}>
      <h2 id="deleted-companies" className={css.title}>
        Удалённые
      </h2>
      <ul className={ruled.list}>
        {companies.map((company) => (
          <DeletedItem key={company.id} company={company} onRestore={() => onRestore(company)} />
        ))}
      </ul>
    </section>
  );
}

interface DeletedItemProps {
  company: DeletedCompany;
  onRestore: () => Promise<unknown>;
}

function DeletedItem({ company, onRestore }: DeletedItemProps) {
  const { name, by, deleted_at, kept_until } = company;
  const restore = useCall(onRestore);
  return (
    <li className={css.item}>
      <div>
        <div className={css.name}>{name}</div>
        <Text as="div" size={13} tone="hint">
          Удалена {formatMoment(deleted_at)}
          {by && `, ${by}`}. Вернуть можно до {formatMoment(kept_until)}
        </Text>
      </div>
      <Button
        aria-label={`Вернуть: ${name}`}
        isPending={restore.isPending}
        pendingText="Возвращаем"
        onPress={restore.run}
      >
        Вернуть
      </Button>
    </li>
  );
}
