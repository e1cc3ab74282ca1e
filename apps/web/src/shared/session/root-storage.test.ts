import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const isText = (value: unknown): value is string => typeof value === 'string';
/** Imports the module anew, as a fresh page does. */
const freshPage = async () => {
  vi.resetModules();
  return import('./root-storage.ts');
};
const keep = (text: string | null) =>
  vi.stubGlobal('localStorage', { getItem: () => text, setItem: vi.fn() });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('kept state', () => {
  test('is read by key', async () => {
    keep('{"version":1,"theme":"dark"}');
    const { rootStorage } = await freshPage();
    expect(rootStorage(isText).getItem('theme', 'system')).toBe('dark');
    expect(rootStorage(isText).getItem('sort', 'price')).toBe('price');
  });

  test('that is foreign, broken or of an unknown version counts as none', async () => {
    const { rootStorage } = await freshPage();
    const broken = fc.oneof(
      fc.string(),
      fc.json().filter((text) => !/"version":1[,}]/.test(text)),
      fc.constant(null),
      fc.constantFrom(
        '{"version":2,"theme":"dark"}',
        '{"theme":"dark"}',
        '{"version":1,"theme":5}',
      ),
    );
    fc.assert(
      fc.property(broken, (text) => {
        keep(text);
        expect(rootStorage(isText).getItem('theme', 'system')).toBe('system');
      }),
    );
  });

  test('that can not be written is logged and survived', async () => {
    keep(null);
    const { rootStorage } = await freshPage();
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    rootStorage((_value): _value is unknown => true).setItem('loop', 10n);
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });

  test('of an older version is brought up step by step', async () => {
    const { migrate } = await freshPage();
    const steps = {
      1: ({ theme, ...state }) => ({ ...state, version: 2, look: theme }),
      2: (state) => ({ ...state, version: 3, isNew: false }),
    } satisfies Parameters<typeof migrate>[2];
    expect(migrate({ version: 1, theme: 'dark' }, 3, steps)).toEqual({
      version: 3,
      look: 'dark',
      isNew: false,
    });
    expect(migrate({ version: 3, look: 'dark' }, 3, steps)).toEqual({ version: 3, look: 'dark' });
    expect(migrate({ version: 4, look: 'dark' }, 3, steps)).toEqual({ version: 3 });
  });
});

describe('storage that answers later', () => {
  const answerAfter = (ms: number, text: string) =>
    vi.stubGlobal('window', {
      appStorage: {
        getItem: () => new Promise((resolve) => setTimeout(resolve, ms, text)),
        setItem: vi.fn(),
      },
    });
  const KEPT = '{"version":1,"theme":"dark"}';

  test('is waited for', async () => {
    answerAfter(4999, KEPT);
    const { rehydrate, rootStorage } = await freshPage();
    const done = rehydrate();
    await vi.advanceTimersByTimeAsync(4999);
    await done;
    expect(rootStorage(isText).getItem('theme', 'system')).toBe('dark');
    rootStorage(isText).setItem('theme', 'light');
    expect(rootStorage(isText).getItem('theme', 'system')).toBe('light');
  });

  test('is given up after five seconds', async () => {
    answerAfter(5001, KEPT);
    const { rehydrate, rootStorage } = await freshPage();
    const done = vi.fn();
    rehydrate().then(done);
    await vi.advanceTimersByTimeAsync(4999);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(rootStorage(isText).getItem('theme', 'system')).toBe('system');
  });
});
