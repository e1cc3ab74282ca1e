import { Skeleton } from '@org/ui/skeleton';
import { useAtomValue } from 'jotai';
import {
  employeesAtom,
  keyCallsAtom,
  keysAtom,
  webhooksAtom,
} from '../../../features/companies/companies.atoms.ts';
import { limitKey } from '../../../features/companies/employees/raise-limit.tsx';
import { CallList } from '../../../features/companies/keys/call-list.tsx';
import { makeKey, revokeKey } from '../../../features/companies/keys/key-calls.ts';
import { KeyList } from '../../../features/companies/keys/key-list.tsx';
import { webhookActions } from '../../../features/companies/webhooks/webhook-calls.ts';
import { WebhookList } from '../../../features/companies/webhooks/webhook-list.tsx';
import { Loaded } from '../../../shared/page/loaded.tsx';
import { useCompany } from '../company.tsx';

/** The keys that a company's programs sign in with, and the webhooks that tell them of events. */
export function CompanyKeys() {
  const { id, owner } = useCompany();
  const keys = useAtomValue(keysAtom(id));
  const webhooks = useAtomValue(webhooksAtom(id));
  const { data: colleagues = [] } = useAtomValue(employeesAtom(id));
  for (const { data, error } of [keys, webhooks]) if (!data && error) throw error;
  if (!keys.data || !webhooks.data) return <Skeleton width="100%" height={240} shape="box" />;
  return (
    <>
      <KeyList
        keys={keys.data}
        onMake={(input) => makeKey(id, input)}
        onRevoke={(key) => revokeKey(id, key)}
        onLimit={owner ? (key, limit) => limitKey(id, key, limit) : undefined}
        colleagues={colleagues}
      />
      <WebhookList webhooks={webhooks.data} {...webhookActions(id)} />
      <Calls id={id} />
    </>
  );
}

/** What programs have changed; it comes last, so it is not waited for. */
function Calls({ id }: { id: string }) {
  const query = useAtomValue(keyCallsAtom(id));
  return (
    <Loaded query={query}>
      {({ pages }) => (
        <CallList
          calls={pages.flatMap(({ data }) => data)}
          reads={pages[0]?.reads ?? []}
          onMore={query.hasNextPage ? () => query.fetchNextPage() : undefined}
        />
      )}
    </Loaded>
  );
}
