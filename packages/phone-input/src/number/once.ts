interface Memory<Key, Value> {
  get: (key: Key) => Value | undefined;
  set: (key: Key, value: Value) => unknown;
}

/** Caches the result of `make` by key. Pass a `WeakMap` if the keys are objects, so that they can be freed. */
export function once<Key, Value>(
  make: (key: Key) => Value,
  known: Memory<Key, Value> = new Map<Key, Value>(),
): (key: Key) => Value {
  return (key) => {
    const old = known.get(key);
    if (old !== undefined) return old;
    const value = make(key);
    known.set(key, value);
    return value;
  };
}
