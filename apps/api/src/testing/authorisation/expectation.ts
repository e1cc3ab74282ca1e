import type { OperationId } from '../../contract/contract.ts';
import type { SentRequest } from '../example-request.ts';
import type { Scene } from './things.ts';

interface Expectation {
  /** What makes the example of the contract a request about something that the owner has. */
  request?: (scene: Scene) => Promise<Partial<SentRequest>> | Partial<SentRequest>;
  /** Statuses other than the usual ones. */
  stranger?: number;
  owner?: number;
}

export type Expectations = Partial<Record<OperationId, Expectation>>;
