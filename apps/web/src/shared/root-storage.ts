/** Where interface state is kept between visits: one entry of the browser's storage. @see specification, sections 1 and 9 */
const ROOT_KEY = 'root';
const VERSION = 1;

type RootState = { version: number } & Record<string, unknown>;

/** Brings state of an older version up to this one; state of an unknown version is dropped. */
function migrate(state: unknown): RootState {
  const isKnown =
    typeof state === 'object' && state !== null && 'version' in state && state.version === VERSION;
  return isKnown ? (state as RootState) : { version: VERSION };
}

/** Everything that is kept; unreadable state counts as none. */
export function readRoot(): RootState {
  try {
    return migrate(JSON.parse(localStorage.getItem(ROOT_KEY) ?? 'null'));
  } catch {
    return { version: VERSION };
  }
}

function write(key: string, value: unknown) {
  try {
    localStorage.setItem(ROOT_KEY, JSON.stringify({ ...readRoot(), [key]: value }));
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
