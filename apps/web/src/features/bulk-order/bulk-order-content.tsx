import { useAtom } from 'jotai';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { addLines } from '../../shared/cart/cart.ts';
import { countOf } from '../../shared/format.ts';
import { tell } from '../../shared/messages.ts';
import { paths } from '../../shared/paths.ts';
import { draftAtom } from './atoms.ts';
import { type Candidate, matchFile, matchText } from './bulk.ts';
import { BulkOrderView } from './bulk-order-view.tsx';
import { POSITIONS } from './bulk-words.ts';

export interface BulkOrderContentProps {
  /** The goods, drawn; the same function each time, or every row is drawn anew with each press. */
  drawingOf: (product: Candidate['product']) => ReactNode;
}

/** A list as text or as a file, what it means, and all of it into the cart in one step. */
export function BulkOrderContent({ drawingOf }: BulkOrderContentProps) {
  const [draft, change] = useAtom(draftAtom);
  const navigate = useNavigate();
  return (
    <BulkOrderView
      draft={draft}
      onChange={change}
      match={matchText}
      matchFile={matchFile}
      add={addLines}
      drawingOf={drawingOf}
      onFinished={(count) => {
        tell.success(`${countOf(count, POSITIONS)} в корзине`);
        navigate(paths.cart);
      }}
    />
  );
}
