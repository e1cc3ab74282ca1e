import { useAtomValue } from 'jotai';
import { ownersAtom } from './addresses.atoms.ts';

interface OwnQuery<Data> {
  data: Data | undefined;
  refetch: (options: { throwOnError: boolean }) => Promise<{ data: Data | undefined }>;
}

/** Server data, waited for if they are not there yet: without them a press would mean something else. */
export const loadedOf = async <Data>({
  data,
  refetch,
}: OwnQuery<Data>): Promise<Data | undefined> =>
  data ?? (await refetch({ throwOnError: true })).data;

/**
 * Returns what resolves to whose a new request is if nobody is chosen: the first company that the account may buy for,
 * null for the account itself.
 */
export function useFirstOwner(): () => Promise<string | null> {
  const owners = useAtomValue(ownersAtom);
  return async () => (await loadedOf(owners))?.[0]?.id ?? null;
}
