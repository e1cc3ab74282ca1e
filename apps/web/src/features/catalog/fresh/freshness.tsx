import { VisuallyHidden } from '@org/ui/visually-hidden';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { countOf } from '../../../shared/format/format.ts';
import { formatMoment } from '../../../shared/format/format-moment.ts';
import type { SectionCode } from '../../../shared/sections.ts';
import { visitorAtom } from '../../../shared/session/visitor.atoms.ts';
import { productsQuery } from '../search/catalog.atoms.ts';
import type { Search } from '../search/catalog-search.ts';
import { useSort } from '../search/use-sort.ts';
import * as css from './connection-note.css.ts';
import { refreshChanged } from './refresh-changed.ts';

export interface ConnectionNoteProps {
  /** True if the device is offline; false if the server does not answer. */
  isOffline: boolean;
  /** The time of the prices and stock on the screen. */
  at: Date;
}

/** Shows the time of the prices on the screen while they can't be refreshed. */
export function ConnectionNote({ isOffline, at }: ConnectionNoteProps) {
  return (
    <div className={css.note} role="status">
      {isOffline ? 'Нет связи.' : 'Сервер не отвечает.'} Цены и остатки — {formatMoment(at)}
    </div>
  );
}

/** How often the data on the screen are checked: often enough for somebody who compares prices. */
const POLL_INTERVAL_MS = 15_000;

/** The outcome of the last check. */
export interface Polling {
  isOffline: boolean;
  hasFailed: boolean;
  /** the time of the last successful check */
  at: Date;
}

function listen(names: readonly string[], onEvent: () => void) {
  for (const name of names) window.addEventListener(name, onEvent);
  return () => {
    for (const name of names) window.removeEventListener(name, onEvent);
  };
}
const subscribeToNetwork = (onChange: () => void) => listen(['online', 'offline'], onChange);
const isOnline = () => navigator.onLine;

const isRejected = (promise: Promise<void>) =>
  promise.then(
    () => false,
    () => true,
  );

/**
 * Calls `poll` again and again while the page is visible and there is a network, and at once when either comes back.
 */
export function usePolling(poll: () => Promise<void>): Polling {
  const isOffline = !useSyncExternalStore(subscribeToNetwork, isOnline, () => true);
  const [last, setLast] = useState({ hasFailed: false, at: new Date() });
  const pollNow = useEffectEvent(poll);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let newest = 0;
    const pollAndSchedule = async () => {
      clearTimeout(timer);
      newest += 1;
      const turn = newest;
      const canPoll = navigator.onLine && document.visibilityState === 'visible';
      const hasFailed = canPoll && (await isRejected(pollNow()));
      // the outcome of an older check says nothing of the current state
      if (turn !== newest) return;
      if (canPoll) setLast(({ at }) => ({ hasFailed, at: hasFailed ? at : new Date() }));
      timer = setTimeout(pollAndSchedule, POLL_INTERVAL_MS);
    };
    timer = setTimeout(pollAndSchedule);
    // `visibilitychange` is an event of the document and bubbles up to the window
    const stop = listen(['online', 'offline', 'visibilitychange'], pollAndSchedule);
    return () => {
      newest += 1;
      clearTimeout(timer);
      stop();
    };
  }, []);
  return { isOffline, ...last };
}

export interface FreshnessProps {
  section: SectionCode;
  search: Search;
}

/** Keeps the prices and stock of an open list current, and says when it can't. */
export function Freshness({ section, search }: FreshnessProps) {
  const [sort] = useSort(search);
  const visitor = useAtomValue(visitorAtom);
  const [changed, setChanged] = useState(0);
  const { isOffline, hasFailed, at } = usePolling(async () =>
    setChanged(await refreshChanged(productsQuery({ section, search, sort }, visitor))),
  );
  return (
    <>
      <VisuallyHidden>
        <span role="status">{changed > 0 && `Изменилось: ${countOf(changed, PRODUCTS)}`}</span>
      </VisuallyHidden>
      {(isOffline || hasFailed) && <ConnectionNote isOffline={isOffline} at={at} />}
    </>
  );
}
const PRODUCTS = ['товар', 'товара', 'товаров'] as const;
