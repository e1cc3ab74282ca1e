import { useEffect, useEffectEvent, useState } from 'react';

/** How often what is on the screen is looked at again: as soon as a price matters to somebody who compares. */
const LOOK_EVERY_MS = 15_000;

/** How it stands with the last look. */
export interface Watch {
  isOffline: boolean;
  hasFailed: boolean;
  /** the last time that it went well */
  at: Date;
}

/** Looks again and again, while the page is seen and there is a network, and at once when either comes back. */
export function useWatch(look: () => Promise<void>): Watch {
  const [watch, setWatch] = useState<Watch>(() => ({
    isOffline: !navigator.onLine,
    hasFailed: false,
    at: new Date(),
  }));
  const lookNow = useEffectEvent(async () => {
    if (!navigator.onLine) return setWatch((last) => ({ ...last, isOffline: true }));
    if (document.visibilityState === 'hidden') return;
    try {
      await look();
      setWatch({ isOffline: false, hasFailed: false, at: new Date() });
    } catch {
      setWatch((last) => ({ ...last, isOffline: !navigator.onLine, hasFailed: true }));
    }
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const goOn = async () => {
      clearTimeout(timer);
      await lookNow();
      if (!isOver) timer = setTimeout(goOn, LOOK_EVERY_MS);
    };
    timer = setTimeout(goOn);
    const moments = [
      [window, 'online'],
      [window, 'offline'],
      [document, 'visibilitychange'],
    ] as const;
    for (const [target, name] of moments) target.addEventListener(name, goOn);
    return () => {
      isOver = true;
      clearTimeout(timer);
      for (const [target, name] of moments) target.removeEventListener(name, goOn);
    };
  }, []);
  return watch;
}
