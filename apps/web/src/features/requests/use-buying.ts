import { useEffect, useMemo, useState } from 'react';
import { messageOf } from '../../shared/api/api.ts';
import { useDebouncedValue } from '../../shared/hooks/use-debounced-value.ts';
import { type Buying, buyingOf } from './buying.ts';
import { orderRequest } from './calls.ts';
import { type Line, orderedOf } from './lines.ts';

type State = { text: string } & ({ buying: Buying } | { failure: string });

/** What ordering the chosen lines would come to, asked of the server whenever they have changed. */
export function useBuying(id: string, lines: readonly Line[] | undefined, turn: number) {
  const [state, setState] = useState<State>();
  const wanted = useMemo(() => orderedOf(lines ?? []), [lines]);
  const text = JSON.stringify(wanted);
  const asked = useDebouncedValue(text);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (asked !== text || wanted.length === 0) return;
    let isOver = false;
    orderRequest(id, { lines: wanted, dry_run: true }, crypto.randomUUID()).then(
      (answer) => {
        if (!isOver && 'plan' in answer && answer.plan)
          setState({ text, buying: buyingOf(lines ?? [], answer.plan) });
      },
      (reason: unknown) => !isOver && setState({ text, failure: messageOf(reason) }),
    );
    return () => {
      isOver = true;
    };
  }, [asked, text, attempt, turn]);
  const isCurrent = state?.text === text && wanted.length > 0;
  return {
    buying: isCurrent && 'buying' in state ? state.buying : undefined,
    failure: isCurrent && 'failure' in state ? state.failure : undefined,
    onRetry: () => setAttempt(attempt + 1),
  };
}
