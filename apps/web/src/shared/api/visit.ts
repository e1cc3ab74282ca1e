const bytes = crypto.getRandomValues(new Uint8Array(8));

/** The id that all calls and reports of this visit of the page share. */
export const visit = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

let calls = 0;

/** Returns an id by which a call can be found in the server's log and in its database. */
export const nextRequestId = () => `${visit}.${++calls}`;
