import { useAtomValue } from 'jotai';
import { ShowcaseList } from '../../../features/showcases/showcase-list.tsx';
import { removeShowcase, showcasesAtom } from '../../../features/showcases/showcases.atoms.ts';
import { Loaded } from '../../../shared/page/loaded.tsx';
import { toast } from '../../../shared/page/messages.ts';
import { useCompany } from '../company.tsx';

/** The showcases of a company: price lists that it publishes itself. */
export function CompanyShowcases() {
  const { id } = useCompany();
  const query = useAtomValue(showcasesAtom(id));
  return (
    <Loaded query={query} height={240}>
      {(showcases) => (
        <ShowcaseList
          company={id}
          showcases={showcases}
          onRemove={async ({ id: showcase }) => {
            await removeShowcase(id, showcase);
            toast.success('Витрина удалена');
          }}
        />
      )}
    </Loaded>
  );
}
