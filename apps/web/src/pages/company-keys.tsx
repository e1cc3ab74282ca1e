import { Skeleton } from '@org/ui/skeleton';
import { useAtomValue } from 'jotai';
import { keysAtom } from '../features/companies/atoms.ts';
import { makeKey, revokeKey } from '../features/companies/keys/key-calls.ts';
import { KeyList } from '../features/companies/keys/key-list.tsx';
import { useCompany } from './company.tsx';

/** What a company's programs sign in with. */
export function CompanyKeys() {
  const { id } = useCompany();
  const { data, error } = useAtomValue(keysAtom(id));
  if (!data && error) throw error;
  if (!data) return <Skeleton width="100%" height={240} shape="box" />;
  return (
    <KeyList
      keys={data}
      onMake={(input) => makeKey(id, input)}
      onRevoke={(key) => revokeKey(id, key)}
    />
  );
}
