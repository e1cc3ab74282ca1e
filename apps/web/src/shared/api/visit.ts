const bytes = crypto.getRandomValues(new Uint8Array(8));

/** What all calls and reports of this visit of the page have in common. */
export const visit = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

let calls = 0;

/** An id that a call can be found by in the server's log and in its database. */
export const nextRequestId = () => `${visit}.${++calls}`;
