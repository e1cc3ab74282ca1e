import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

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
