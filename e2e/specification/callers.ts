import type { APIRequestContext, Page } from '@playwright/test';
import { keepSession, register, type Session } from '../account.ts';

/** Calls of the API by somebody who is signed in, or by a visitor. */
export function caller(
  request: APIRequestContext,
  session?: Pick<Session, 'token' | 'token_type'>,
  proof?: string,
) {
  const headers = {
    accept: 'application/json',
    ...(session && { authorization: `${session.token_type} ${session.token}` }),
    ...(proof && { 'x-proof': proof }),
  };
  const send = (method: string) => async (path: string, data?: object) => {
    const answer = await request.fetch(`/api${path}`, { method, headers, ...(data && { data }) });
    const text = await answer.text();
    return { status: answer.status(), body: text ? JSON.parse(text) : null };
  };
  return {
    get: send('GET'),
    post: send('POST'),
    put: send('PUT'),
    remove: send('DELETE'),
    headers,
  };
}

/** Calls of somebody who has just registered, and proved to be the one. */
export async function newCaller(page: Page) {
  const { account, session } = await register(page);
  const own = caller(page.request, session);
  const { token } = (await own.post('/user/proof')).body;
  const { password: current_password } = account;
  const { body } = await own.post('/user/proof/confirm', { token, current_password });
  return { ...caller(page.request, session, body.proof), account, session };
}

/** A company of a new account, whose session the page has. */
export async function withCompany(page: Page, more: object = {}) {
  const { post, account, session } = await newCaller(page);
  await keepSession(page, session, account.login);
  const { body: company } = await post('/companies', { name: 'Колесница', ...more });
  return { company, account, ...caller(page.request, session) };
}
