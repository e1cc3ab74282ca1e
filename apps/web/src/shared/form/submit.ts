import type { Body, Data, OperationAt } from '@org/api-client';
import type { paths } from '@org/api-client/schema';
import { api } from '../api/api.ts';

type Method = 'get' | 'post' | 'put' | 'delete';
type Payload<P extends keyof paths, M extends Method> = M extends 'get'
  ? Record<string, unknown>
  : Body<OperationAt<P, M>>;

interface SubmitOptions<M extends Method> {
  /** @default 'post' */
  method?: M;
  /** Values of the path's parameters. @default none */
  path?: Record<string, string>;
}

/** Sends the values of a form: as the body, or as the query for GET. @see specification, section 7 */
export function submit<P extends keyof paths, M extends Method = 'post'>(
  address: P,
  payload: Payload<P, M>,
  { method, path }: SubmitOptions<M> = {},
) {
  const name = (method ?? 'post').toUpperCase() as 'POST';
  const call = api[name] as unknown as (
    address: string,
    options: object,
  ) => Promise<Data<OperationAt<P, M>>>;
  return call(
    address,
    name === ('GET' as string)
      ? { params: { path, query: payload } }
      : { params: { path }, body: payload },
  );
}
