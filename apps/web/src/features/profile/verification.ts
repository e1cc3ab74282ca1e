import { ApiError } from '@org/api-client';
import { api } from '../../shared/api/api.ts';
import { apiBase } from '../../shared/api/api-base.ts';
import { loginKind } from '../../shared/form/contacts.ts';
import { toast } from '../../shared/page/messages.ts';
import { store } from '../../shared/session/store.ts';
import { credentialAtom, phoneConfirmationAtom } from '../../shared/session/visitor.atoms.ts';
import { cacheProfile, fetchProfile, type User } from './profile.atoms.ts';

/**
 * The token of a verification URL, which must lie under the API's base: our own token is sent with the call and must
 * follow no link to anywhere else. Null for every other address.
 */
export function readVerificationToken(
  request: string,
  apiBase: string,
  documentUrl: string,
): string | null {
  const base = new URL(`${apiBase}/`, documentUrl);
  if (request === '' || !URL.canParse(request, documentUrl)) return null;
  const url = new URL(request, documentUrl);
  if (url.origin !== base.origin || url.username || url.password) return null;
  if (!url.pathname.startsWith(base.pathname)) return null;
  return /^verification\/([\w-]+)$/.exec(url.pathname.slice(base.pathname.length))?.[1] ?? null;
}

/** Why following a link failed; null if it worked. */
export type LinkFailure = { message: string; canRetry: boolean } | null;

/** After a verification the verified contact becomes the login. @see specification, section 3 */
function replaceLogin({ email, phone }: User) {
  const login = store.get(credentialAtom)?.login;
  if (login === undefined) return;
  const verified = loginKind(login) === 'phone' ? (phone ?? email) : (email ?? phone);
  if (verified) store.set(credentialAtom, { login: verified });
}

/** Whether a contact of the profile waits for a link. */
const hasUnverified = (user: User) =>
  (user.phone !== null && user.phone_verified_at === null) ||
  user.pending_email !== null ||
  user.pending_phone !== null;

async function verify(token: string): Promise<LinkFailure> {
  try {
    const user = await api.GET('/verification/{token}', { params: { path: { token } } });
    cacheProfile(user);
    replaceLogin(user);
    if (user.phone_verified_at && !user.pending_phone) store.set(phoneConfirmationAtom, null);
    toast.success('Успешно верифицировано!');
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const user = error.status === 404 ? await fetchProfile() : null;
    // the page of a verified e-mail is the profile, which says what still waits
    if (user && user.email_verified_at !== null) {
      if (hasUnverified(user)) toast.info(error.message);
      else toast.info('Ссылка уже использована: всё подтверждено');
      return null;
    }
    return { message: error.message, canRetry: error.kind !== 'answer' };
  }
}

/** Follows the link from an e-mail or a text message. The link works once, so this is called once. */
export function followLink(params: URLSearchParams): { outcome: Promise<LinkFailure> } {
  const token = readVerificationToken(params.get('request') ?? '', apiBase, location.href);
  const refused = { message: 'Эта ссылка ведёт не на «Протектор»', canRetry: false };
  return { outcome: token === null ? Promise.resolve(refused) : verify(token) };
}
