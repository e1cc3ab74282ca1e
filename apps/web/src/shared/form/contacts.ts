/**
 * A word character, then word characters, hyphens or dots, @, a domain, a dot and 2 to 4 letters. Decision 11.
 * @see specification, section 5
 */
const EMAIL = /^\w[\w.-]{0,63}@[\w.-]{1,180}\.[a-z]{2,4}$/i;

/** The looser check of a login. @see specification, section 5 */
const LOGIN_EMAIL = /^[^\s@]{1,64}@[^\s@]{1,180}\.[^\s@.]{2,63}$/;
const LOGIN_PHONE = /^\+?(?:[ ()-]{0,4}\d){6,16}[ ()-]{0,4}$/;

export const isEmail = (text: string) => EMAIL.test(text);

/** Returns the kind of a login; null if it is neither an e-mail address nor a phone. */
export function loginKind(login: string): 'email' | 'phone' | null {
  if (LOGIN_EMAIL.test(login)) return 'email';
  return LOGIN_PHONE.test(login) ? 'phone' : null;
}
