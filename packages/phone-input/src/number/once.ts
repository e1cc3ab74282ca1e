interface Memory<Key, Value> {
  get: (key: Key) => Value | undefined;
  set: (key: Key, value: Value) => unknown;
}

/** Does something once for each key, and knows it from then on: for objects, in a memory that lets go of them. */
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
