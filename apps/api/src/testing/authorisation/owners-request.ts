import type { Operation } from '../../contract/openapi.ts';
import { exampleRequest, type SentRequest } from '../example-request.ts';
import { sendProven } from '../proof.ts';
import type { TestApp } from '../test-app.ts';
import { EXPECTED } from './expected.ts';
import type { Scene } from './things.ts';

/** Makes the contract's example request about something that the owner has. */
export async function ownersRequest(scene: Scene, operation: Operation): Promise<SentRequest> {
  const example = exampleRequest(operation);
  if (operation.url.startsWith('/companies/:id')) example.params.id = scene.company;
  const ownRequest = await EXPECTED[operation.id]?.request?.(scene);
  return {
    params: { ...example.params, ...ownRequest?.params },
    query: { ...example.query, ...ownRequest?.query },
    headers: { ...example.headers, ...ownRequest?.headers },
    body: ownRequest?.body ?? example.body,
  };
}

export function sendRequest(
  { app }: Pick<TestApp, 'app'>,
  { method, url }: Operation,
  { params, query, headers, body }: SentRequest,
  token?: string,
) {
  const path = url.replaceAll(/:(\w+)/g, (_, name) =>
    encodeURIComponent((params[name] ?? '').toWellFormed()),
  );
  return sendProven(app, {
    method,
    url: `/api${path}`,
    query,
    headers: { ...headers, ...(token && { authorization: token }) },
    ...(body && { payload: body }),
  });
}
