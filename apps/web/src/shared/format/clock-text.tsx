import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Words with a time of the reader's clock. Where the server has drawn the page, they are at first those of its own clock:
 * React leaves them, so that the rest of the page need not be made anew, and then they are replaced.
 */
export function ClockText({ children }: { children: string }) {
  const isOwn = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return (
    <span key={String(isOwn)} suppressHydrationWarning>
      {children}
    </span>
  );
}
