import { browserStorage } from './browser-storage.ts';

/**
 * The place of interface state between visits: one entry of the browser's storage.
 * @see specification, sections 1 and 9
 */
const ROOT_KEY = 'root';
const VERSION = 1;
const REHYDRATION_TIMEOUT_MS = 5000;

type RootState = { version: number } & Record<string, unknown>;
/** Converts state of one version to the next. */
type Migration = (state: RootState) => RootState;

/** A native shell around the page may keep its state. It then answers later than a browser's own storage. */
interface AppStorage {
  getItem: (key: string) => string | null | Promise<string | null>;
  setItem: (key: string, text: string) => unknown;
}

declare global {
  interface Window {
    appStorage?: AppStorage;
  }
}

const storage = (): AppStorage => globalThis.window?.appStorage ?? browserStorage();

/** By the version that they start from. Version 1 is the first, so there are none yet. */
const migrations: Record<number, Migration> = {};

/** Returns state in this version: an older one is migrated, an unknown one counts as none. */
export function migrate(state: unknown, to = VERSION, steps = migrations): RootState {
  const none = { version: to };
  if (typeof state !== 'object' || state === null) return none;
  let current = state as RootState;
  while (current.version !== to) {
    const step = steps[current.version];
    if (!step) return none;
    current = step(current);
  }
  return current;
}

/** The text that asynchronous storage has returned, with later changes; undefined for synchronous storage. */
let late: string | null | undefined;

function readText(): string | null {
  if (late !== undefined) return late;
  const text = storage().getItem(ROOT_KEY);
  return typeof text === 'string' ? text : null;
}

/** Everything that is kept; unreadable state counts as none. */
export function readRoot(): RootState {
  try {
    return migrate(JSON.parse(readText() ?? 'null'));
  } catch {
    return { version: VERSION };
  }
}

/** Waits for asynchronous storage, but not for long: an answer that comes too late is ignored. */
export async function rehydrate(): Promise<void> {
  try {
    const text = storage().getItem(ROOT_KEY);
    if (!(text instanceof Promise)) return;
    late = await Promise.race([
      text,
      new Promise<null>((resolve) => setTimeout(resolve, REHYDRATION_TIMEOUT_MS, null)),
    ]);
  } catch (error) {
    late = null;
    console.error('Interface state was not read', error);
  }
}

function write(key: string, value: unknown) {
  try {
    const text = JSON.stringify({ ...readRoot(), [key]: value });
    if (late !== undefined) late = text;
    storage().setItem(ROOT_KEY, text);
  } catch (error) {
    console.error('Interface state was not saved', error);
  }
}

/**
 * Storage of one key of the root entry, for `atomWithStorage`. A value that does not pass `isValid` (foreign,
 * corrupted, of another version) counts as absent. Other tabs' changes arrive by the `storage` event.
 */
export function rootStorage<Value>(isValid: (value: unknown) => value is Value) {
  const getItem = (key: string, initial: Value) => {
    const value = readRoot()[key];
    return isValid(value) ? value : initial;
  };
  return {
    getItem,
    setItem: write,
    removeItem: (key: string) => write(key, undefined),
    subscribe: (key: string, onChange: (value: Value) => void, initial: Value) => {
      const listen = (event: StorageEvent) => {
        if (event.key === ROOT_KEY || event.key === null) onChange(getItem(key, initial));
      };
      addEventListener('storage', listen);
      return () => removeEventListener('storage', listen);
    },
  };
}
