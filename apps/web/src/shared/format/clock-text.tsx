import { useTakenOver } from '../hooks/use-taken-over.ts';

/**
 * Words with a time of the reader's clock. Where the server has drawn the page, they are at first those of its own clock:
 * React leaves them, so that the rest of the page need not be made anew, and then they are replaced.
 */
export function ClockText({ children }: { children: string }) {
  return (
    <span key={String(useTakenOver())} suppressHydrationWarning>
      {children}
    </span>
  );
}
