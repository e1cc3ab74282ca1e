import { createToastQueue, ToastRegion } from '@org/ui/toast';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { appAtom } from '../session/visitor.atoms.ts';
import { UNDO_MS } from './undo.ts';

const queue = createToastQueue();

/** Shows the messages of the application's state, each for three seconds. */
export function Toasts() {
  const [{ error, success, info, onUndo }, setApp] = useAtom(appAtom);
  useEffect(() => {
    if (!error && !success && !info) return;
    if (error) queue.error(error);
    if (success) queue.success(success);
    if (info)
      queue.info(
        info,
        onUndo && { action: { label: 'Вернуть', onPress: onUndo }, timeoutMs: UNDO_MS },
      );
    setApp((state) => ({ ...state, error: null, success: null, info: null, onUndo: undefined }));
  }, [error, success, info, onUndo, setApp]);
  return <ToastRegion queue={queue} />;
}
