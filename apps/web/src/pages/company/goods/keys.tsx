import { Skeleton } from '@org/ui/skeleton';
import { useAtomValue } from 'jotai';
import { keysAtom, webhooksAtom } from '../../../features/companies/atoms.ts';
import { makeKey, revokeKey } from '../../../features/companies/keys/key-calls.ts';
import { KeyList } from '../../../features/companies/keys/key-list.tsx';
import { webhookActions } from '../../../features/companies/webhooks/webhook-calls.ts';
import { WebhookList } from '../../../features/companies/webhooks/webhook-list.tsx';
import { useCompany } from '../company.tsx';

/** The keys that a company's programs sign in with, and the webhooks that tell them of events. */
export function CompanyKeys() {
  const { id } = useCompany();
  const keys = useAtomValue(keysAtom(id));
  const webhooks = useAtomValue(webhooksAtom(id));
  for (const { data, error } of [keys, webhooks]) if (!data && error) throw error;
  if (!keys.data || !webhooks.data) return <Skeleton width="100%" height={240} shape="box" />;
  return (
    <>
      <KeyList
        keys={keys.data}
        onMake={(input) => makeKey(id, input)}
        onRevoke={(key) => revokeKey(id, key)}
      />
      <WebhookList webhooks={webhooks.data} {...webhookActions(id)} />
    </>
  );
}
