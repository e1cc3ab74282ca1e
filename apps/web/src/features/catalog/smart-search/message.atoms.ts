import { matchList } from '@org/api-client/operations';
import { answer, answerFamily } from '../../../shared/api/answers.atoms.ts';
import { cityAtom } from '../../../shared/session/visitor.atoms.ts';

/** What is read of a message, as a request of it would be. Visitors have no requests: theirs is not read. */
export const messageReadingAtom = answerFamily((text: string, get) => {
  const to = get(cityAtom);
  return answer(matchList, { body: { text, ...(to && { to }) } });
});
