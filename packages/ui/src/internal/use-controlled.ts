import { useState } from 'react';

/** State of a component's value: the parent's when it gives one, its own otherwise. */
export function useControlled<Value, Rest extends unknown[]>(
  controlled: Value | undefined,
  initial: Value,
  onChange: ((value: Value, ...rest: Rest) => void) | undefined,
): [Value, (value: Value, ...rest: Rest) => void] {
  const [own, setOwn] = useState(initial);
  const set = (value: Value, ...rest: Rest) => {
    if (controlled === undefined) setOwn(value);
    onChange?.(value, ...rest);
  };
  return [controlled === undefined ? own : controlled, set];
}
