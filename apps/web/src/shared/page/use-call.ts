import { useBusy } from '../hooks/use-busy.ts';
import { toastErrorOf } from './messages.ts';

/** A call that a button makes, and whether it is under way. An error is shown as a message. */
export function useCall(call: () => Promise<unknown>) {
  const [isPending, during] = useBusy();
  return { isPending, run: () => toastErrorOf(during(call())) };
}
