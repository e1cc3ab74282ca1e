import type { Body, Data, OperationAt } from '@org/api-client';
import { api } from '../../../shared/api/api.ts';
import { submit } from '../../../shared/form/submit.ts';
import type { Proof } from '../../../shared/proof/proof.atoms.ts';
import { signWithKey } from '../browser-keys.ts';

export type ProofQuestion = Data<OperationAt<'/user/proof', 'post'>>;
type Evidence = Body<OperationAt<'/user/proof/confirm', 'post'>>;

export interface ProofCalls {
  /** Asks the server how the user can prove that the session is theirs. */
  start: () => Promise<ProofQuestion>;
  confirm: (evidence: Evidence) => Promise<Proof>;
  /** Signs with a passkey. */
  sign: (token: string, passkey: object) => Promise<Proof>;
}

export const proofCalls: ProofCalls = {
  start: () => api.POST('/user/proof'),
  confirm: (evidence) => submit('/user/proof/confirm', evidence),
  sign: async (token, passkey) =>
    submit('/user/proof/confirm', { token, passkey: await signWithKey(passkey) }),
};
