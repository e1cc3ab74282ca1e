import { createHash } from 'node:crypto';
import { nameKey } from '@org/tyre-names/text/spelling';

/** Returns the key of a doubt's subject. Equal subjects have equal keys. */
export const subjectKey = (subject: string) =>
  subject.split(' ≠ ').map(nameKey).join('|') || subject;

/** Returns the id of a doubt within a list: the same for all rows with the same kind and subject. */
export const doubtId = ({ kind, subject }: { kind: string; subject: string }): string =>
  createHash('sha1')
    .update(`${kind} ${subjectKey(subject)}`)
    .digest('base64url')
    .slice(0, 12);
