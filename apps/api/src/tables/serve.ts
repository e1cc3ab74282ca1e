import { on } from 'node:events';
import { FileProblem } from './file-problem.ts';

/** How the reading of a file ends. */
export type EndMessage =
  | { type: 'end' }
  | { type: 'problem'; message: string }
  /** What nobody foresaw, for the log. */
  | { type: 'failure'; message: string };

/** Messages that are under way at most: more would fill the memory of a process that is slower. */
const AHEAD = 4;

/** Runs in a process of its own: takes the task that the one before it sends, and answers what comes of it. */
export async function serve<Task>(read: (task: Task) => AsyncIterable<unknown>): Promise<void> {
  // who has started this process is gone
  process.on('disconnect', () => process.exit());
  /** The task, and from then on a word for each message that has been taken. */
  const incoming = on(process, 'message') as AsyncIterator<[unknown]>;
  let ahead = 0;
  const send = async (message: unknown) => {
    process.send?.(message);
    for (ahead++; ahead > AHEAD; ahead--) await incoming.next();
  };
  const { value } = await incoming.next();
  try {
    for await (const message of read(value[0] as Task)) await send(message);
    await send({ type: 'end' } satisfies EndMessage);
  } catch (error) {
    await send(
      (error instanceof FileProblem
        ? { type: 'problem', message: error.message }
        : {
            type: 'failure',
            message: String((error as Error).stack ?? error),
          }) satisfies EndMessage,
    );
  }
}
