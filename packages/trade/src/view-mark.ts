/** The name in the cookie `view` that says that somebody is signed in. */
export const SIGNED_IN = 'in';
