import { api } from '../../../shared/api/api.ts';
import { submit } from '../../../shared/form/submit.ts';
import { toast } from '../../../shared/page/messages.ts';
import { type Key, refreshKeys } from '../companies.atoms.ts';
import type { KeyInput } from './key-input.ts';

/** Makes a key. Resolves to its secret, which is never shown again. */
export async function makeKey(companyId: string, input: KeyInput): Promise<string> {
  const { secret } = await submit('/companies/{id}/keys', input, { path: { id: companyId } });
  await refreshKeys();
  return secret;
}

/** Revokes a key: programs that use it are refused from then on. */
export async function revokeKey(companyId: string, { id }: Key) {
  const path = { id: companyId, key_id: id };
  await api.DELETE('/companies/{id}/keys/{key_id}', { params: { path } });
  await refreshKeys();
  toast.success('Ключ отозван');
}
