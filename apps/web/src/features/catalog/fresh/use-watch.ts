import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

/** How often what is on the screen is looked at again: as soon as a price matters to somebody who compares. */
const LOOK_EVERY_MS = 15_000;

/** How it stands with the last look. */
export interface Watch {
  isOffline: boolean;
  hasFailed: boolean;
  /** the last time that it went well */
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

/** Looks again and again, while the page is seen and there is a network, and at once when either comes back. */
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
      // what came of an earlier look says nothing of how it stands now
      if (turn !== newest) return;
      if (canLook) setLast(({ at }) => ({ hasFailed, at: hasFailed ? at : new Date() }));
      timer = setTimeout(goOn, LOOK_EVERY_MS);
    };
    timer = setTimeout(goOn);
    // the change of visibility comes by the document, and goes up to the window
    const stop = listen(['online', 'offline', 'visibilitychange'], goOn);
    return () => {
      newest += 1;
      clearTimeout(timer);
      stop();
    };
  }, []);
  return { isOffline, ...last };
}
