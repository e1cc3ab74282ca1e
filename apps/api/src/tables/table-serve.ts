import { on } from 'node:events';
import { FileProblem } from './cells/table-file-problem.ts';

/** The last message about a file. */
export type EndMessage =
  | { type: 'end' }
  | { type: 'problem'; message: string }
  /** An unforeseen error, for the log. */
  | { type: 'failure'; message: string };

/** Most messages that may be under way: more would fill the memory of a slower receiver. */
const AHEAD = 4;

/** Runs in a process of its own: takes tasks from the parent process, one after another, and sends back the results. */
export async function serve<Task>(read: (task: Task) => AsyncIterable<unknown>): Promise<void> {
  // the parent process is gone
  process.on('disconnect', () => process.exit());
  /** A task, and then one confirmation for each message that was taken. */
  const incoming = on(process, 'message') as AsyncIterator<[unknown]>;
  let ahead = 0;
  const catchUp = async (most: number) => {
    for (; ahead > most; ahead--) await incoming.next();
  };
  const send = async (message: unknown) => {
    process.send?.(message);
    ahead++;
    await catchUp(AHEAD);
  };
  for (;;) {
    const { value } = await incoming.next();
    try {
      for await (const message of read(value[0] as Task)) await send(message);
      await send({ type: 'end' } satisfies EndMessage);
    } catch (error) {
      await send(endOf(error));
    }
    await catchUp(0);
  }
}

/** What is said of an error. After a failure the parent process ends this one. */
const endOf = (error: unknown): EndMessage =>
  error instanceof FileProblem
    ? { type: 'problem', message: error.message }
    : { type: 'failure', message: String((error as Error).stack ?? error) };
