import { Skeleton } from '@org/ui/skeleton';
import { useAtomValue } from 'jotai';
import { removeShowcase, showcasesAtom } from '../../../features/showcases/atoms.ts';
import { ShowcaseList } from '../../../features/showcases/showcase-list.tsx';
import { toast } from '../../../shared/page/messages.ts';
import { useCompany } from '../company.tsx';

/** The showcases of a company: price lists that it publishes itself. */
export function CompanyShowcases() {
  const { id } = useCompany();
  const { data, error } = useAtomValue(showcasesAtom(id));
  if (!data && error) throw error;
  if (!data) return <Skeleton width="100%" height={240} shape="box" />;
  return (
    <ShowcaseList
      company={id}
      showcases={data}
      onRemove={async ({ id: showcase }) => {
        await removeShowcase(id, showcase);
        toast.success('Витрина удалена');
      }}
    />
  );
}
