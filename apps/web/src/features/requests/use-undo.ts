import { type RefObject, useCallback, useRef } from 'react';
import { toast } from '../../shared/page/messages.ts';
import { UNDO_MS } from '../../shared/page/undo.ts';
import { type Decision, decisionOf, takenBack } from './decisions.ts';
import type { Line } from './request-lines.ts';

/** Has each decision about one line offer to be taken back. */
export function useUndo(
  current: RefObject<readonly Line[] | undefined>,
  decide: (lines: readonly Line[]) => void,
) {
  /** the decision that a message on the screen takes back, and until when it is there */
  const offered = useRef<{ decision: Decision; until: number }>(undefined);
  return useCallback(
    (next: (lines: readonly Line[]) => readonly Line[]) => {
      const before = current.current ?? [];
      const after = next(before);
      decide(after);
      const decision = decisionOf(before, after);
      if (!decision) return;
      const shown = offered.current;
      const isShown =
        shown?.decision.kind === decision.kind &&
        shown.decision.before.id === decision.before.id &&
        shown.until > Date.now();
      if (isShown) return;
      offered.current = { decision, until: Date.now() + UNDO_MS };
      toast.info(decision.words, () => {
        offered.current = undefined;
        decide(takenBack(current.current ?? [], decision));
      });
    },
    [current, decide],
  );
}
