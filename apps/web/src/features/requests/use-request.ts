import { ApiError } from '@org/api-client';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAttemptKey } from '../../shared/hooks/use-attempt-key.ts';
import { toastError } from '../../shared/page/messages.ts';
import {
  addRequestLines,
  type GoodsRequest,
  type RequestChange,
  updateRequest,
} from './request-calls.ts';
import { decisionsOf, type Line, toLines } from './request-lines.ts';
import { cacheRequest, choicesAtom, knownRequest, refreshRequest } from './requests.atoms.ts';
import { useUndo } from './use-undo.ts';

/** The decisions that a request has stored, of lines that are to be bought. */
export const storedOf = ({ lines }: GoodsRequest): RequestChange['lines'] =>
  lines
    .filter(({ state }) => state !== 'remark')
    .map(({ id, product_id, quantity, offer }) => ({ id, product_id, quantity, offer }));

/** The lines of a request as they are decided here, and what changes the request on the server. */
export function useRequest(request: GoodsRequest) {
  const { id } = request;
  const adding = useAttemptKey();
  const { data: choices, error } = useAtomValue(choicesAtom(id));
  const [lines, setLines] = useState<readonly Line[]>();
  const current = useRef<readonly Line[]>(undefined);
  const show = (shown: readonly Line[]) => {
    current.current = shown;
    setLines(shown);
  };
  /** decisions that the server does not have yet */
  const unsent = useRef<readonly Line[]>(undefined);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    if (choices && !unsent.current) show(toLines(knownRequest(id) ?? request, choices));
  }, [choices, id]);

  /** Sends changes one after another: each is made to what the one before has left. */
  const change = useCallback(
    (make: (known: GoodsRequest) => Promise<GoodsRequest> | undefined) => {
      const work = last.current.then(async () => {
        try {
          const changed = await make(knownRequest(id) ?? request);
          if (changed) cacheRequest(changed);
        } catch (failure) {
          // somebody was quicker: what they have made of it is shown
          if (failure instanceof ApiError && failure.status === 409) {
            unsent.current = undefined;
            await refreshRequest();
          }
          throw failure;
        }
      });
      last.current = work.catch(() => undefined);
      return work;
    },
    [id],
  );

  /** Sends what was decided; while a call is under way, the decisions of that time go together in the next one. */
  const send = useCallback(
    () =>
      change((known) => {
        const decided = unsent.current;
        if (!decided) return undefined;
        unsent.current = undefined;
        const ordered = known.lines.filter(({ state }) => state === 'ordered').map(({ id }) => id);
        return updateRequest(id, {
          ...{ version: known.version, name: known.name, is_closed: known.is_closed },
          lines: [
            ...decisionsOf(decided),
            ...storedOf(known).filter((line) => ordered.includes(line.id)),
          ],
        });
      }),
    [id, change],
  );

  const decide = useCallback(
    (decided: readonly Line[]) => {
      show(decided);
      unsent.current = decided;
      void send().catch(toastError);
    },
    [send],
  );

  const onLines = useUndo(current, decide);
  const set = async (more: Partial<Pick<RequestChange, 'name' | 'is_closed' | 'conditions'>>) => {
    await send();
    await change((known) =>
      updateRequest(id, {
        ...{ version: known.version, name: known.name, is_closed: known.is_closed, ...more },
        lines: storedOf(known),
      }),
    );
  };
  const add = async (text: string, insteadOf?: string) => {
    await send();
    const body = { text, ...(insteadOf && { instead_of: insteadOf }) };
    await change(({ version }) => addRequestLines(id, { version, ...body }, adding.keyFor(body)));
    adding.answered();
    await refreshRequest();
  };
  const restore = async (line: string) => {
    await send();
    await change((known) =>
      updateRequest(id, {
        ...{ version: known.version, name: known.name, is_closed: known.is_closed },
        lines: [...storedOf(known), { id: line, product_id: null, quantity: null, offer: null }],
      }),
    );
    await refreshRequest();
  };
  return { lines, error, onLines, send, set, add, restore };
}
