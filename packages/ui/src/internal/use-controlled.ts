import { useState } from 'react';

/** State of a controlled or uncontrolled value: the parent's value if given, else the component's own. */
export function useControlled<Value, Rest extends unknown[]>(
  controlled: Value | undefined,
  initial: Value,
  onChange: ((value: Value, ...rest: Rest) => void) | undefined,
): [Value, (value: Value, ...rest: Rest) => void] {
  const [keptValue, setOwn] = useState(initial);
  const set = (value: Value, ...rest: Rest) => {
    if (controlled === undefined) setOwn(value);
    onChange?.(value, ...rest);
  };
  return [controlled === undefined ? keptValue : controlled, set];
}
