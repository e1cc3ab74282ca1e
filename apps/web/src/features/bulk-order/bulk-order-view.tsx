import { type ReactNode, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { messageOf } from '../../shared/api/api.ts';
import type { LineProblem } from '../../shared/cart/line-problems.ts';
import type { OfferQuantity } from '../../shared/cart/lines.ts';
import { AddReport, type Report } from './add-report.tsx';
import type { BulkMatch } from './bulk.ts';
import { type Draft, EMPTY } from './draft.ts';
import { Matched, type MatchedProps } from './lines/matched.tsx';
import { allocationsOf, summaryOf, titlesOf, toLines } from './lines.ts';
import { ListInput, type ListInputProps } from './list-input.tsx';

export interface BulkOrderViewProps
  extends Pick<ListInputProps, 'match' | 'matchFile'>,
    Pick<MatchedProps, 'drawingOf' | 'loadProduct'> {
  draft: Draft;
  /** The lists that were saved before. */
  saved: ReactNode;
  /** The controls that save this list. */
  keeping: ReactNode;
  onChange: (change: (draft: Draft) => Draft) => void;
  /** Puts all of these into the cart. Resolves to the lines that could not be added as requested. */
  add: (items: readonly OfferQuantity[]) => Promise<readonly LineProblem[]>;
  /** Called with the number of lines once all of them are in the cart as requested. */
  onFinished: (count: number) => void;
}

/** Shows a list before and after it is read. Lines that have gone into the cart leave the list. */
export function BulkOrderView(props: BulkOrderViewProps) {
  const { draft, onChange, match, matchFile, drawingOf } = props;
  const counts = useRef<HTMLParagraphElement>(null);
  const { isAdding, report, addAll, forget } = useAdding(props);
  const onLines: MatchedProps['onLines'] = useCallback(
    (change) => onChange(({ kept: _, lines, ...draft }) => ({ ...draft, lines: change(lines) })),
    [onChange],
  );
  const onMatched = (found: BulkMatch) => {
    forget();
    flushSync(() =>
      onChange(({ text }) => ({ text, lines: toLines(found, 0), skipped: found.skipped })),
    );
    counts.current?.focus();
  };
  return (
    <>
      {report && <AddReport {...report} />}
      {draft.lines.length === 0 ? (
        <ListInput
          text={draft.text}
          onText={(text) => onChange((before) => ({ ...before, text }))}
          match={match}
          matchFile={matchFile}
          onMatched={onMatched}
          saved={props.saved}
        />
      ) : (
        <Matched
          lines={draft.lines}
          counts={counts}
          isAdding={isAdding}
          match={match}
          drawingOf={drawingOf}
          loadProduct={props.loadProduct}
          skipped={draft.skipped}
          keeping={props.keeping}
          onLines={onLines}
          onAdd={addAll}
          onBack={() => {
            forget();
            onChange(({ text }) => ({ ...EMPTY, text }));
          }}
        />
      )}
    </>
  );
}

/** Adds all ready lines to the cart in one step. The other lines stay in the list. */
function useAdding({ draft: { lines }, onChange, add, onFinished }: BulkOrderViewProps) {
  const [isAdding, setAdding] = useState(false);
  const [report, setReport] = useState<Report>();
  const addAll = async () => {
    const { items } = summaryOf(lines);
    const left = lines.filter((line) => allocationsOf(line).length === 0);
    setAdding(true);
    try {
      const problems = await add(items);
      onChange((before) => (left.length === 0 ? EMPTY : { ...before, lines: left, skipped: [] }));
      if (left.length === 0 && problems.length === 0) onFinished(items.length);
      else setReport({ count: items.length, problems, titles: titlesOf(lines) });
    } catch (error) {
      setReport({ count: 0, failure: messageOf(error), problems: [], titles: new Map() });
    } finally {
      setAdding(false);
    }
  };
  return { isAdding, report, addAll, forget: () => setReport(undefined) };
}
