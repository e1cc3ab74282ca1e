import { useAtomValue } from 'jotai';
import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { load } from '../../../shared/api/load.ts';
import { lazyPart } from '../../../shared/page/lazy-part.ts';
import { toast } from '../../../shared/page/messages.ts';
import type { Line } from '../request-lines.ts';
import { requestPlaceAtom } from '../request-place.atoms.ts';
import { stopWatch } from './stop-watch.ts';
import type { WatchableLine } from './watch-dialog.tsx';
import { changeWatches, type Watch, watchesAtom } from './watches.atoms.ts';

const WatchDialog = lazyPart(() => load(() => import('./watch-dialog.tsx')), 'WatchDialog');

/** Pieces of a set, where nobody said how many. */
const SET = 4;

/** A line that says enough to be waited for. */
export const isWatchable = ({ row, productId }: Line): boolean =>
  productId !== null || (row.wish !== null && Object.keys(row.wish).length > 0);

/** What is watched of a request, by its lines, and what begins and stops it. */
export interface Watching {
  watches: ReadonlyMap<string, Watch>;
  onWatch: (lines: readonly Line[]) => void;
  onStopWatch: (watch: Watch) => void;
}

const NOTHING: readonly Watch[] = [];

/** What is watched of a request, and the dialog that asks what to wait for. Sends what is not yet stored first. */
export function useWatches(
  request: string,
  send: () => Promise<unknown>,
): Watching & { dialog: ReactNode } {
  const { data: all = NOTHING } = useAtomValue(watchesAtom);
  const city = useAtomValue(requestPlaceAtom) || null;
  const [asked, setAsked] = useState<readonly WatchableLine[]>();
  const watches = useMemo(
    () => new Map(all.filter((one) => one.request.id === request).map((one) => [one.line_id, one])),
    [all, request],
  );
  const onWatch = useCallback(
    (lines: readonly Line[]) =>
      setAsked(
        lines.map(({ id, row, wanted }) => {
          const known = watches.get(id);
          const { price = null, quantity = wanted || SET, day = null } = known ?? {};
          return { id, text: row.text, wanted: { price, quantity, day } };
        }),
      ),
    [watches],
  );
  return {
    ...{ watches, onWatch },
    onStopWatch: stopWatch,
    dialog: asked && (
      <Suspense>
        <WatchDialog
          lines={asked}
          city={city}
          onWatch={async (lines) => {
            await send();
            await changeWatches(request, lines, city);
            toast.success('Следите. Напишем, когда появится');
          }}
          onClose={() => setAsked(undefined)}
        />
      </Suspense>
    ),
  };
}
