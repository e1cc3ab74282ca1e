import { createHash } from 'node:crypto';
import { nameKey } from '../../names/text/spelling.ts';

/** What equal subjects have in common. */
export const subjectKey = (subject: string) =>
  subject.split(' ≠ ').map(nameKey).join('|') || subject;

/** By what a question of a list is named: the same for all rows with the same subject. */
export const doubtId = ({ kind, subject }: { kind: string; subject: string }): string =>
  createHash('sha1')
    .update(`${kind} ${subjectKey(subject)}`)
    .digest('base64url')
    .slice(0, 12);
