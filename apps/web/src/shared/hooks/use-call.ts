import { useState } from 'react';
import { messageOf } from '../../shared/api/api.ts';
import { toast } from '../../shared/page/messages.ts';

/** A call that a button makes, and whether it is under way. An error is shown as a message. */
export function useCall(call: () => Promise<unknown>) {
  const [isPending, setPending] = useState(false);
  const run = () => {
    setPending(true);
    void call()
      .catch((error: unknown) => toast.error(messageOf(error)))
      .finally(() => setPending(false));
  };
  return { isPending, run };
}
