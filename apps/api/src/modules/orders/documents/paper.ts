import type { FastifyReply } from 'fastify';
import { callerSignal } from '../../../http/caller-signal.ts';
import { inThread } from '../../../threads/threads.ts';
import type * as programs from './paper-thread.ts';

const module = new URL('./paper-thread.ts', import.meta.url);

/** Has a paper of an order written in another thread: a thousand lines take a second. */
export const writePaper = <Answer = Uint8Array>(
  reply: FastifyReply,
  name: keyof typeof programs,
  paper: object,
): Promise<Answer> => inThread<Answer>({ module, name }, paper, { signal: callerSignal(reply) });
