import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { unreadAtom } from './atoms.ts';
import { readNews } from './live.ts';

/** What is shown of an order is read, as long as its page is looked at; none of what there is not. */
export function useReadNews(order: string | undefined) {
  const unread = useAtomValue(unreadAtom);
  useEffect(() => {
    if (unread === 0 || order === undefined) return;
    const read = () => {
      if (document.visibilityState === 'visible') void readNews(order).catch(() => undefined);
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [order, unread]);
}
