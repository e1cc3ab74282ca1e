import { atom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import type { VisitorLine } from '../cart/cart-lines.ts';
import {
  type Cost,
  type Density,
  isCost,
  isDensity,
  isOwnSort,
  isTheme,
  type OwnSort,
  type Theme,
} from './preferences.ts';
import { rootStorage } from './root-storage.ts';
import {
  CREDENTIAL_KEY,
  type Credential,
  credentialStore,
  SESSION_KEY,
  type Session,
  sessionStore,
} from './session.ts';

const now = { getOnInit: true };

/** Who is signed in; null for an anonymous visitor. The same in every tab. */
export const sessionAtom = atomWithStorage<Session | null>(SESSION_KEY, null, sessionStore, now);

/** What the user signed in with last time. */
export const credentialAtom = atomWithStorage<Credential | null>(
  CREDENTIAL_KEY,
  null,
  credentialStore,
  now,
);

/** A list of goods that was typed where one searches; the page of orders by list takes it. It outlives a login. */
export const pastedListAtom = atom('');
/** A file with such a list that was dropped where one searches. */
export const droppedFileAtom = atom<File>();

/** The width of the window that the server has drawn the page for, px. It does not know the real one. */
export const drawnWidthAtom = atom(360);

/** The origin of the site's addresses, as the server knows it. */
export const originAtom = atom(globalThis.location?.origin ?? '');

/** Grows when a user leaves. Queries whose answer is for one user alone have it in their key. */
export const visitorAtom = atom(0);

/** The sort order of every list, unless the address names one. */
export const sortAtom = atomWithStorage<OwnSort>('sort', '', rootStorage(isOwnSort), now);
export const themeAtom = atomWithStorage<Theme>('theme', 'system', rootStorage(isTheme), now);
export const costAtom = atomWithStorage<Cost>('cost', 'price', rootStorage(isCost), now);
const isText = (value: unknown): value is string => typeof value === 'string';
/** The city of the buyer, '' if not chosen: delivery days and costs are shown for it. */
export const cityAtom = atomWithStorage<string>('city', '', rootStorage(isText), now);
export const densityAtom = atomWithStorage<Density>(
  'density',
  'comfortable',
  rootStorage(isDensity),
  now,
);

/** Checks only the list itself. Its lines are checked by the code that shows them, which loads after the first page. */
const isList = (value: unknown): value is VisitorLine[] => Array.isArray(value);
/** The cart of a visitor, until the login moves it into the cart of the account. */
export const visitorLinesAtom = atomWithStorage<VisitorLine[]>(
  'cart',
  [],
  rootStorage(isList),
  now,
);

/**
 * The answer to a request to verify or change the phone. Kept until the user follows it or puts it away.
 * @see specification, section 4
 */
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

/** Messages to show, and whether a form is being sent. @see specification, section 3 */
export interface AppState {
  loading: boolean;
  error: string | null;
  success: string | null;
  info: string | null;
  /** undoes what `info` tells */
  onUndo?: (() => void) | undefined;
  /** The link to set a new password has been sent. */
  resetSuccess: boolean;
}

/** A message is shown as a toast and then removed from the state. */
export const appAtom = atom<AppState>({
  loading: false,
  error: null,
  success: null,
  info: null,
  resetSuccess: false,
});
