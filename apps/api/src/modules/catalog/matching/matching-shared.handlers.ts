import type { MatchedList } from '@org/api-client/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireValid } from '../../../accounts/auth.ts';
import { invalid } from '../../../contract/refusal.ts';
import { callerSignal } from '../../../http/caller-signal.ts';
import { Problem } from '../../../http/problem.ts';
import { formRefusal } from '../../../http/upload-form.ts';
import { FileProblem } from '../../../tables/cells/table-file-problem.ts';
import { inThread } from '../../../threads/threads.ts';
import { selectState } from '../sql/catalog.sql.ts';
import { loadReference } from '../understanding/load-reference.ts';
import type { SentList } from './match-thread.ts';

const MAX_BYTES = 5 * 1024 * 1024;

/** Has a list matched in another thread: that takes seconds. */
export async function match(
  { db }: Pick<FastifyRequest, 'db'>,
  reply: Pick<FastifyReply, 'raw'>,
  list: SentList,
  to: string | undefined,
) {
  const { id: names } = await loadReference(db, await selectState(db, 0));
  const module = new URL('./match-thread.ts', import.meta.url);
  const options = { signal: callerSignal(reply), db };
  return inThread<MatchedList>({ module, name: 'matchList' }, { list, names, to }, options).catch(
    (error: unknown) => {
      throw error instanceof FileProblem ? new Problem(415, error.message) : error;
    },
  );
}

/** The file that a form brings, once the caller's login is still valid. */
export async function readUpload(request: FastifyRequest): Promise<Buffer> {
  const file = await bytesOf(request);
  await requireValid(request);
  if (file.length === 0) throw invalid({ file: ['Файл пуст'] });
  return file;
}

async function bytesOf(request: FastifyRequest): Promise<Buffer> {
  const limits = { fileSize: MAX_BYTES, files: 1, fields: 0 };
  try {
    const part = await request.file({ limits });
    if (part?.fieldname !== 'file') throw invalid({ file: ['Выберите файл'] });
    return await part.toBuffer();
  } catch (error) {
    throw formRefusal(error, { tooLarge: 'Файл больше 5 МБ' });
  }
}
