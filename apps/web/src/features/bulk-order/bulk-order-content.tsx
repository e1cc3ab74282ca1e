import { useAtom, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../shared/api/api.ts';
import { pastedListAtom } from '../../shared/atoms.ts';
import { addLines } from '../../shared/cart/cart.ts';
import { countOf, POSITIONS } from '../../shared/format/format.ts';
import { toast } from '../../shared/page/messages.ts';
import { paths } from '../../shared/paths.ts';
import { draftAtom } from './atoms.ts';
import { type BulkGoods, loadProduct, matchFile, matchSaved, matchText } from './bulk.ts';
import { BulkOrderView } from './bulk-order-view.tsx';
import { EMPTY } from './draft.ts';
import { toLines } from './lines.ts';
import { Restoring } from './saved/restoring.tsx';
import { SaveListContent } from './saved/save-list-content.tsx';
import { SavedListsContent } from './saved/saved-lists-content.tsx';

export interface BulkOrderContentProps {
  /**
   * Returns the drawing of a product. Must be the same function on each render, or every row re-renders with each
   * press.
   */
  drawingOf: (product: BulkGoods['product']) => ReactNode;
}

/** Takes a list as text, as a file or a saved one, shows what it means, and adds all of it to the cart in one step. */
export function BulkOrderContent({ drawingOf }: BulkOrderContentProps) {
  const [draft, change] = useAtom(draftAtom);
  const navigate = useNavigate();
  usePastedList();
  const restoring = useRestoring();
  if (restoring) return restoring;
  return (
    <BulkOrderView
      draft={draft}
      onChange={change}
      match={matchText}
      matchFile={matchFile}
      loadProduct={loadProduct}
      add={addLines}
      drawingOf={drawingOf}
      saved={<SavedListsContent />}
      keeping={<SaveListContent />}
      onFinished={(count) => {
        toast.success(`${countOf(count, POSITIONS)} в корзине`);
        navigate(paths.cart);
      }}
    />
  );
}

/** Begins a list with the text that was pasted where one searches. */
function usePastedList() {
  const [pasted, setPasted] = useAtom(pastedListAtom);
  const change = useSetAtom(draftAtom);
  useEffect(() => {
    if (pasted === '') return;
    change(() => ({ ...EMPTY, text: pasted }));
    setPasted('');
  }, [pasted, setPasted, change]);
}

/** Matches a stored list again, at today's prices. Returns what to show meanwhile; null if nothing is restored. */
function useRestoring(): ReactNode {
  const [{ kept = [], lines }, change] = useAtom(draftAtom);
  const [attempt, setAttempt] = useState(0);
  const [error, setError] = useState<string>();
  const rows = lines.length === 0 ? kept : [];
  const isOpen = rows.length > 0;
  useEffect(() => {
    if (!isOpen) return;
    let isOver = false;
    setError(undefined);
    matchSaved([...rows]).then(
      ({ rows: found, skipped }) => {
        if (!isOver)
          change(({ kept: _, ...draft }) => ({
            ...draft,
            lines: toLines({ rows: found, skipped }, 0),
            skipped,
          }));
      },
      (reason: unknown) => !isOver && setError(messageOf(reason)),
    );
    return () => {
      isOver = true;
    };
  }, [isOpen, attempt]);
  if (!isOpen) return null;
  return (
    <Restoring
      error={error}
      onRetry={() => setAttempt(attempt + 1)}
      onForget={() => change(({ text }) => ({ text, lines: [], skipped: [] }))}
    />
  );
}
