import { ApiError } from '@org/api-client';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { toastError } from '../../shared/page/messages.ts';
import { cacheRequest, choicesAtom, knownRequest, refreshRequest } from './atoms.ts';
import { addRequestLines, type GoodsRequest, type RequestChange, updateRequest } from './calls.ts';
import { decisionsOf, type Line, toLines } from './lines.ts';

/** How long a decision about a line waits for the next one before it is sent. */
const SAVE_MS = 400;

/** The decisions that a request has stored, of lines that are to be bought. */
const storedOf = ({ lines }: GoodsRequest): RequestChange['lines'] =>
  lines
    .filter(({ state }) => state !== 'remark')
    .map(({ id, product_id, quantity }) => ({ id, product_id, quantity }));

/** The lines of a request as they are decided here, and what changes the request on the server. */
export function useRequest(request: GoodsRequest) {
  const { id } = request;
  const { data: choices, error } = useAtomValue(choicesAtom(id));
  const [lines, setLines] = useState<readonly Line[]>();
  /** decisions that the server does not have yet */
  const unsent = useRef<readonly Line[]>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    if (choices && !unsent.current) setLines(toLines(knownRequest(id) ?? request, choices));
  }, [choices, id]);

  /** Sends changes one after another: each is made to what the one before has left. */
  const change = useCallback(
    <Result extends GoodsRequest>(make: (known: GoodsRequest) => Promise<Result>) => {
      const work = last.current.then(async () => {
        try {
          const changed = await make(knownRequest(id) ?? request);
          cacheRequest(changed);
          return changed;
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

  const send = useCallback(() => {
    clearTimeout(timer.current);
    const decided = unsent.current;
    if (!decided) return last.current;
    unsent.current = undefined;
    return change((known) => {
      const ordered = storedOf(known).filter(
        (line) => known.lines.find((one) => one.id === line.id)?.state === 'ordered',
      );
      return updateRequest(id, {
        ...{ version: known.version, name: known.name, is_closed: known.is_closed },
        lines: [...decisionsOf(decided), ...ordered],
      });
    });
  }, [id, change]);

  const onLines = useCallback(
    (next: (lines: readonly Line[]) => readonly Line[]) =>
      setLines((before) => {
        const after = next(before ?? []);
        // a product that is still loading is no decision yet
        unsent.current = after;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => void send().catch(toastError), SAVE_MS);
        return after;
      }),
    [send],
  );

  // who leaves the page at once has decided too
  useEffect(() => () => void send().catch(toastError), [send]);

  const set = async (more: Partial<Pick<RequestChange, 'name' | 'is_closed'>>) => {
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
    await change(({ version }) =>
      addRequestLines(id, { version, text, ...(insteadOf && { instead_of: insteadOf }) }),
    );
    await refreshRequest();
  };
  return { lines, error, onLines, send, set, add };
}
