import { useState } from 'react';

/** Whether a call is under way, and a function that says so until the given one has ended. */
export function useBusy() {
  const [isBusy, setBusy] = useState(false);
  const during = <Result>(call: Promise<Result>) => {
    setBusy(true);
    return call.finally(() => setBusy(false));
  };
  return [isBusy, during] as const;
}
