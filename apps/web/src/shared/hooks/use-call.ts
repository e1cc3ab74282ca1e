import { toastErrorOf } from '../page/messages.ts';
import { useBusy } from './use-busy.ts';

/** A call that a button makes, and whether it is under way. An error is shown as a message. */
export function useCall(call: () => Promise<unknown>) {
  const [isPending, during] = useBusy();
  return { isPending, run: () => toastErrorOf(during(call())) };
}
