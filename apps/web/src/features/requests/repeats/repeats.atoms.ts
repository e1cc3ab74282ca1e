import { listRepeats } from '@org/api-client/operations';
import type { components } from '@org/api-client/schema';
import { answer, answerAtom, cacheAnswer } from '../../../shared/api/answers.atoms.ts';
import { api } from '../../../shared/api/api.ts';

export type Repeat = components['schemas']['Repeat'];

const repeats = answer(listRepeats);

/** The requests that repeat. */
export const repeatsAtom = answerAtom(() => repeats, { select: ({ data }) => data });

/** Repeats a request every so many days, or by use where that is null; or stops. */
export async function setRepeat(
  request_id: string,
  repeat: { every_days: number | null } | null,
): Promise<void> {
  const params = { path: { request_id } };
  cacheAnswer(
    repeats,
    await api.PUT('/requests/{request_id}/repeat', { params, body: { repeat } }),
  );
}
