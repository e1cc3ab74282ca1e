import { setImmediate } from 'node:timers/promises';
import { startThread } from '../../../../threads/start-thread.ts';
import { createSection, partsOf } from '../columns/section.ts';
import type { CatalogData } from './build.ts';
import type { BuildMessage } from './build-worker.ts';
import type { Sections } from './follow.ts';
import type { Source, Stamp } from './source.ts';

type Send = (message: BuildMessage) => void;

/** Starts a thread that does what `ask` sends to it. Resolves to the thread's answer. */
async function inThread<Answer, Extra>(
  ask: (send: Send) => Promise<Extra>,
): Promise<{ answer: Answer; extra: Extra }> {
  const worker = startThread(new URL('./build-worker.ts', import.meta.url));
  try {
    const answered = new Promise<Answer>((resolve, reject) => {
      worker.once('message', resolve).once('error', reject);
      worker.once('exit', (code) => reject(new Error(`The index's thread ended with ${code}.`)));
    });
    // a failure of the thread is thrown where its answer is awaited
    answered.catch(() => undefined);
    const extra = await ask((message) => worker.postMessage(message));
    return { answer: await answered, extra };
  } finally {
    await worker.terminate();
  }
}

const sectionsOf = (data: CatalogData): Sections =>
  new Map(data.entries().map(([id, sectionData]) => [id, createSection(sectionData)] as const));

/** Reads the whole catalog and builds its sections. */
export async function buildSections(source: Source): Promise<Stamp & { sections: Sections }> {
  const { answer, extra } = await inThread<CatalogData, Stamp>(async (send) => {
    const { names, ...stamp } = await source.all((chunk) => send({ chunk }));
    send({ names });
    return stamp;
  });
  return { ...extra, sections: sectionsOf(answer) };
}

/** Reads the sections that were written to a file. @throws where they can't be read */
export async function loadSections(path: string): Promise<Sections> {
  const { answer } = await inThread<CatalogData, void>(async (send) => send({ read: path }));
  return sectionsOf(answer);
}

/**
 * Writes sections to a file. `copied` is called as soon as they have been copied: until then they must not change.
 * Between the parts, other requests are served.
 */
export async function saveSections(
  path: string,
  sections: Sections,
  copied: () => void,
): Promise<void> {
  await inThread<'written', void>(async (send) => {
    for (const [id, section] of sections)
      for (const part of partsOf(section)) {
        send({ section: id, part });
        await setImmediate();
      }
    copied();
    send({ write: path });
  });
}
