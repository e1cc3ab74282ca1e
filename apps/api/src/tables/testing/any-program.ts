import { FileProblem } from '../cells/table-file-problem.ts';
import { serve } from '../table-serve.ts';

/** What a test asks of a process. */
export interface AnyTask {
  /** how many messages it sends before the last one */
  messages?: number;
  problem?: string;
  failure?: string;
  /** what it keeps in memory, MiB */
  keepMb?: number;
  isEnding?: boolean;
}

export interface AnyMessage {
  type: 'here';
  pid: number;
  at: number;
}

const kept: Buffer[] = [];

await serve(async function* (task: AnyTask): AsyncGenerator<AnyMessage> {
  const { messages = 1, problem, failure, keepMb = 0, isEnding } = task;
  kept.push(Buffer.alloc(keepMb * 2 ** 20, 1));
  for (let at = 0; at < messages; at++) yield { type: 'here', pid: process.pid, at };
  if (problem) throw new FileProblem(problem);
  if (failure) throw new Error(failure);
  if (isEnding) process.kill(process.pid, 'SIGKILL');
});
