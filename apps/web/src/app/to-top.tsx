import { ArrowUpIcon } from '@org/ui/icons';
import { useSyncExternalStore } from 'react';
import * as css from './to-top.css.ts';

/** @see specification, section 9 */
const THRESHOLD_PX = 400;

const onScroll = (notify: () => void) => {
  addEventListener('scroll', notify, { passive: true });
  return () => removeEventListener('scroll', notify);
};

/** Back to the top of a long page; appears once there is something to scroll back. */
export function ToTop() {
  const isFarDown = useSyncExternalStore(onScroll, () => window.scrollY > THRESHOLD_PX);
  if (!isFarDown) return null;
  return (
    <button
      type="button"
      className={css.button}
      aria-label="Наверх"
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
    >
      <ArrowUpIcon />
    </button>
  );
}
