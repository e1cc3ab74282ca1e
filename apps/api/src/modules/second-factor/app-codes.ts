import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;
/** By how many periods a phone's clock may be wrong. */
const WINDOW = 1;
const SECRET_BYTES = 20;

const appOf = (secret: Uint8Array, label = '') =>
  new TOTP({
    issuer: 'Протектор',
    label,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
    period: PERIOD_S,
  });

export const newSecret = (): Uint8Array => new Secret({ size: SECRET_BYTES }).bytes;

/** What an authenticator app needs: a secret to be typed in, and a URI for a QR code. */
export function describeApp(secret: Uint8Array, label: string): { secret: string; uri: string } {
  const app = appOf(secret, label);
  return { secret: app.secret.base32, uri: app.toString() };
}

/** Returns the time step of a code; undefined if it is not the code of the last, this or the next step. */
export function stepOf(secret: Uint8Array, code: string, now = Date.now()): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const delta = appOf(secret).validate({ token: code, window: WINDOW, timestamp: now });
  return delta === null ? undefined : Math.floor(now / 1000 / PERIOD_S) + delta;
}

/** Returns the code of a moment, as the app shows it. */
export const codeAt = (secret: Uint8Array, now = Date.now()): string =>
  appOf(secret).generate({ timestamp: now });
