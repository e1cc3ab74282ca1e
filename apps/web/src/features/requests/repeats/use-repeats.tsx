import { useAtomValue } from 'jotai';
import { type ReactNode, Suspense, useState } from 'react';
import { load } from '../../../shared/api/load.ts';
import { lazyPart } from '../../../shared/page/lazy-part.ts';
import { toast, toastErrorOf } from '../../../shared/page/messages.ts';
import { type Repeat, repeatsAtom, setRepeat } from './repeats.atoms.ts';

const RepeatDialog = lazyPart(() => load(() => import('./repeat-dialog.tsx')), 'RepeatDialog');

/** Stops repeating a request, and offers to go on as before. */
export const stopRepeat = ({ request, every_days }: Pick<Repeat, 'request' | 'every_days'>) =>
  toastErrorOf(
    setRepeat(request.id, null).then(() =>
      toast.info('Больше не повторяется', () =>
        toastErrorOf(setRepeat(request.id, { every_days })),
      ),
    ),
  );

/** What repeats, and the dialog that asks how often. */
export function useRepeats(): {
  repeats: readonly Repeat[] | undefined;
  /** Asks how often a request repeats. */
  ask: (request: string) => void;
  repeatDialog: ReactNode;
} {
  const { data: repeats } = useAtomValue(repeatsAtom);
  const [asked, setAsked] = useState<string>();
  return {
    ...{ repeats, ask: setAsked },
    repeatDialog: asked !== undefined && (
      <Suspense>
        <RepeatDialog
          repeat={repeats?.find(({ request }) => request.id === asked)}
          onRepeat={async (wanted) => {
            await setRepeat(asked, wanted);
            if (wanted) toast.success('Черновик появится на главной, когда подойдёт срок');
            else toast.info('Больше не повторяется');
          }}
          onClose={() => setAsked(undefined)}
        />
      </Suspense>
    ),
  };
}
