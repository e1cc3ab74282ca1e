import { atom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import type { VisitorLine } from './cart/lines.ts';
import {
  type Cost,
  DEFAULT_SORT,
  type Density,
  isCost,
  isDensity,
  isSort,
  isTheme,
  type Sort,
  type Theme,
} from './session/preferences.ts';
import { rootStorage } from './session/root-storage.ts';
import {
  CREDENTIAL_KEY,
  type Credential,
  credentialStore,
  SESSION_KEY,
  type Session,
  sessionStore,
} from './session/session.ts';

const now = { getOnInit: true };

/** Who is signed in; null for an anonymous visitor. The same in every tab. */
export const sessionAtom = atomWithStorage<Session | null>(SESSION_KEY, null, sessionStore, now);

/** With what they signed in, last time. */
export const credentialAtom = atomWithStorage<Credential | null>(
  CREDENTIAL_KEY,
  null,
  credentialStore,
  now,
);

/** Counts those who were signed in here: queries that answer to one person alone have it in their key. */
export const visitorAtom = atom(0);

/** The order of every list, where the address names none. */
export const sortAtom = atomWithStorage<Sort>('sort', DEFAULT_SORT, rootStorage(isSort), now);
export const themeAtom = atomWithStorage<Theme>('theme', 'system', rootStorage(isTheme), now);
export const costAtom = atomWithStorage<Cost>('cost', 'price', rootStorage(isCost), now);
const isText = (value: unknown): value is string => typeof value === 'string';
/** The city to buy for, '' where nobody has said: days and delivery are told for it. */
export const cityAtom = atomWithStorage<string>('city', '', rootStorage(isText), now);
export const densityAtom = atomWithStorage<Density>(
  'density',
  'comfortable',
  rootStorage(isDensity),
  now,
);

/** Its lines are looked at by those who show them: they come later than the first page. */
const isList = (value: unknown): value is VisitorLine[] => Array.isArray(value);
/** What a visitor has chosen, until the login puts it into the cart of the account. */
export const visitorLinesAtom = atomWithStorage<VisitorLine[]>(
  'cart',
  [],
  rootStorage(isList),
  now,
);

/** What a phone verify or change request has answered: kept until it is followed or put away. @see specification, section 4 */
export interface PhoneConfirmation {
  phone: string;
  sent_at: string;
  expires_at: string;
  resend_at: string;
}

const isPhoneConfirmation = (value: unknown): value is PhoneConfirmation | null =>
  value === null ||
  (typeof value === 'object' &&
    ['phone', 'sent_at', 'expires_at', 'resend_at'].every(
      (key) => typeof (value as Record<string, unknown>)[key] === 'string',
    ));

export const phoneConfirmationAtom = atomWithStorage<PhoneConfirmation | null>(
  'phone_confirmation',
  null,
  rootStorage(isPhoneConfirmation),
  now,
);

/** What the application has to tell, and whether a form is on its way. @see specification, section 3 */
export interface AppState {
  loading: boolean;
  error: string | null;
  success: string | null;
  info: string | null;
  /** The link for a new password is on its way. */
  resetSuccess: boolean;
}

/** Messages are shown as toasts and leave the state as they are. */
export const appAtom = atom<AppState>({
  loading: false,
  error: null,
  success: null,
  info: null,
  resetSuccess: false,
});
