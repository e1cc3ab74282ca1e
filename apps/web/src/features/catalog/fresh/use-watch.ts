import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

/** How often the data on the screen are checked: often enough for somebody who compares prices. */
const LOOK_EVERY_MS = 15_000;

/** The outcome of the last check. */
export interface Watch {
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
const onLineChange = (onChange: () => void) => listen(['online', 'offline'], onChange);
const isLineThere = () => navigator.onLine;

const isRejected = (promise: Promise<void>) =>
  promise.then(
    () => false,
    () => true,
  );

/**
 * Calls `look` again and again while the page is visible and there is a network, and at once when either comes back.
 */
export function useWatch(look: () => Promise<void>): Watch {
  const isOffline = !useSyncExternalStore(onLineChange, isLineThere);
  const [last, setLast] = useState({ hasFailed: false, at: new Date() });
  const lookNow = useEffectEvent(look);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let newest = 0;
    const goOn = async () => {
      clearTimeout(timer);
      newest += 1;
      const turn = newest;
      const canLook = navigator.onLine && document.visibilityState === 'visible';
      const hasFailed = canLook && (await isRejected(lookNow()));
      // the outcome of an older check says nothing of the current state
      if (turn !== newest) return;
      if (canLook) setLast(({ at }) => ({ hasFailed, at: hasFailed ? at : new Date() }));
      timer = setTimeout(goOn, LOOK_EVERY_MS);
    };
    timer = setTimeout(goOn);
    // `visibilitychange` is an event of the document and bubbles up to the window
    const stop = listen(['online', 'offline', 'visibilitychange'], goOn);
    return () => {
      newest += 1;
      clearTimeout(timer);
      stop();
    };
  }, []);
  return { isOffline, ...last };
}
