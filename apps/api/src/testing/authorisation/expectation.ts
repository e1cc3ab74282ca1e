import type { OperationId } from '../../contract/contract.ts';
import type { SentRequest } from '../example-request.ts';
import type { Scene } from './things.ts';

interface Expectation {
  /** Changes to the contract's example, so that the request is about something that the owner has. */
  request?: (scene: Scene) => Promise<Partial<SentRequest>> | Partial<SentRequest>;
  /** Statuses that differ from the usual ones. */
  stranger?: number;
  owner?: number;
}

export type Expectations = Partial<Record<OperationId, Expectation>>;
