import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastQueue, type ToastQueue } from './toast-queue.ts';

const texts = (queue: ToastQueue) => queue.shown.visibleToasts.map(({ content }) => content.text);
/** Starts the timers as the region does when it renders the toasts. */
const draw = (queue: ToastQueue) => {
  for (const { content } of queue.shown.visibleToasts) queue.shown.start(content);
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('createToastQueue', () => {
  it('closes a toast after 3 000 ms', () => {
    const queue = createToastQueue();
    queue.success('saved');
    draw(queue);
    vi.advanceTimersByTime(2999);
    expect(texts(queue)).toEqual(['saved']);
    vi.advanceTimersByTime(1);
    expect(texts(queue)).toEqual([]);
  });

  it('keeps a toast of 0 ms until it is closed', () => {
    const queue = createToastQueue();
    const key = queue.error('failed', { timeoutMs: 0 });
    draw(queue);
    vi.advanceTimersByTime(60_000);
    expect(texts(queue)).toEqual(['failed']);
    queue.close(key);
    expect(texts(queue)).toEqual([]);
  });

  it('keeps toasts as long as their kind says, also the end of a promise', async () => {
    const queue = createToastQueue({ limit: 5, timeouts: { error: 0, warning: 9000 } });
    queue.success('saved');
    queue.warning('in part');
    queue.error('failed');
    queue.error('briefly', { timeoutMs: 1000 });
    const work = Promise.reject(new Error('offline'));
    await queue.promise(work, { pending: '…', success: '', error: 'not sent' }).catch(() => {});
    draw(queue);
    vi.advanceTimersByTime(3000);
    expect(texts(queue)).toEqual(['not sent', 'failed', 'in part']);
    vi.advanceTimersByTime(600_000);
    expect(texts(queue)).toEqual(['not sent', 'failed']);
  });

  it('shows no more than the limit and lets the rest in, in order', () => {
    const queue = createToastQueue({ limit: 2 });
    const first = queue.info('1');
    for (const text of ['2', '3', '4']) queue.info(text);
    expect(texts(queue)).toEqual(['2', '1']);
    queue.close(first);
    expect(texts(queue)).toEqual(['3', '2']);
  });

  it('says the same thing once and begins its time anew', () => {
    const queue = createToastQueue();
    const key = queue.error('no network');
    draw(queue);
    vi.advanceTimersByTime(2000);
    expect(queue.error('no network')).toBe(key);
    vi.advanceTimersByTime(2000);
    expect(texts(queue)).toEqual(['no network']);
    vi.advanceTimersByTime(1000);
    expect(texts(queue)).toEqual([]);
  });

  it('stands still while it is held', () => {
    const queue = createToastQueue();
    queue.info('read me');
    draw(queue);
    vi.advanceTimersByTime(2000);
    queue.shown.pauseAll();
    queue.info('read me');
    vi.advanceTimersByTime(60_000);
    expect(texts(queue)).toEqual(['read me']);
    queue.shown.resumeAll();
    vi.advanceTimersByTime(3000);
    expect(texts(queue)).toEqual([]);
  });

  it('loses none, repeats none, keeps order and limit, whatever happens', () => {
    const step = fc.oneof(
      { weight: 3, arbitrary: fc.constant<'add'>('add') },
      { weight: 2, arbitrary: fc.nat(8) },
    );
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 60 }),
        fc.integer({ min: 1, max: 4 }),
        (steps, limit) => {
          const queue = createToastQueue({ limit });
          let alive: string[] = [];
          for (const action of steps) {
            if (action === 'add')
              alive.push(queue.info(`message ${alive.length} ${Math.random()}`));
            else if (alive[action]) {
              queue.close(alive[action]);
              alive = alive.filter((_, index) => index !== action);
            }
            const visible = queue.shown.visibleToasts.map(({ content }) => content.key).reverse();
            expect(visible).toEqual(alive.slice(0, limit));
          }
        },
      ),
    );
  });

  it('changes a toast where it stands, and its time begins anew', () => {
    const queue = createToastQueue();
    const key = queue.info('one');
    queue.info('two');
    draw(queue);
    vi.advanceTimersByTime(2000);
    queue.update(key, { kind: 'warning', text: 'one, changed' });
    draw(queue);
    expect(texts(queue)).toEqual(['two', 'one, changed']);
    vi.advanceTimersByTime(2999);
    expect(texts(queue)).toContain('one, changed');
    vi.advanceTimersByTime(1);
    expect(texts(queue)).toEqual([]);
  });

  it('keeps its own time and kind where none is given', () => {
    const queue = createToastQueue();
    const key = queue.warning('one', { timeoutMs: undefined });
    queue.update(key, { kind: undefined, text: 'one, changed', timeoutMs: undefined });
    draw(queue);
    expect(queue.shown.visibleToasts.map(({ content }) => content.kind)).toEqual(['warning']);
    vi.advanceTimersByTime(3000);
    expect(texts(queue)).toEqual([]);
  });

  it('changes one that waits, and none that is gone', () => {
    const queue = createToastQueue({ limit: 1 });
    const first = queue.info('one');
    const second = queue.info('two');
    queue.update(second, { text: 'two, changed' });
    queue.close(first);
    queue.update(first, { text: 'gone' });
    expect(texts(queue)).toEqual(['two, changed']);
  });

  it.each([
    ['kept', (result: number) => Promise.resolve(result), 'success', 'sent 7'],
    ['broken', (result: number) => Promise.reject(result), 'error', 'lost 7'],
  ])('says how a promise has ended that was %s', async (_, settle, kind, text) => {
    const queue = createToastQueue();
    const work = queue.promise(settle(7), {
      pending: 'sending',
      success: (result) => `sent ${result}`,
      error: (reason) => `lost ${reason}`,
    });
    draw(queue);
    expect(texts(queue)).toEqual(['sending']);
    await work.catch(() => undefined);
    expect(queue.shown.visibleToasts.map(({ content }) => content)).toMatchObject([{ kind, text }]);
    draw(queue);
    vi.advanceTimersByTime(3000);
    expect(texts(queue)).toEqual([]);
  });

  const words = { pending: 'sending', success: 'sent', error: 'lost' };
  const kinds = (queue: ToastQueue) =>
    queue.shown.visibleToasts.map(({ content }) => content.kind).toSorted();

  it('gives each promise a toast of its own, with equal words too', async () => {
    const queue = createToastQueue();
    const lost = queue.promise(Promise.reject(new Error()), words).catch(() => undefined);
    const sent = queue.promise(Promise.resolve(), words);
    expect(texts(queue)).toEqual(['sending', 'sending']);
    await Promise.all([lost, sent]);
    expect(kinds(queue)).toEqual(['error', 'success']);
  });

  it('tells how a promise ended whose toast was closed', async () => {
    const queue = createToastQueue();
    let lose: (reason: Error) => void = () => undefined;
    const work = queue.promise(
      new Promise((_, reject) => {
        lose = reject;
      }),
      words,
    );
    queue.close(queue.shown.visibleToasts[0]?.content.key as string);
    expect(texts(queue)).toEqual([]);
    lose(new Error());
    await work.catch(() => undefined);
    expect(kinds(queue)).toEqual(['error']);
  });

  it('shows an error at once, whatever waits, and then what made room for it', () => {
    const queue = createToastQueue();
    for (let number = 0; number < 100; number++) queue.info(`info ${number}`);
    const key = queue.error('no network');
    expect(texts(queue)).toEqual(['no network', 'info 2', 'info 1']);
    queue.close(key);
    expect(texts(queue)).toEqual(['info 0', 'info 2', 'info 1']);
  });

  it('lets errors wait for errors alone, in order', () => {
    const queue = createToastQueue({ limit: 1 });
    const first = queue.error('1');
    queue.info('waits');
    const second = queue.error('2');
    expect(texts(queue)).toEqual(['1']);
    queue.close(first);
    expect(texts(queue)).toEqual(['2']);
    queue.close(second);
    expect(texts(queue)).toEqual(['waits']);
  });

  it('shows a promise that failed while its toast waited', async () => {
    const queue = createToastQueue({ limit: 1 });
    queue.info('long', { timeoutMs: 0 });
    await queue.promise(Promise.reject(new Error()), words).catch(() => undefined);
    expect(texts(queue)).toEqual(['lost']);
  });

  it('brings none while the pointer is down', () => {
    const queue = createToastQueue();
    queue.info('1');
    queue.press(true);
    queue.error('2');
    expect(texts(queue)).toEqual(['1']);
    queue.press(false);
    expect(texts(queue)).toEqual(['2', '1']);
  });
});
