import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { readNews } from './live.ts';
import { unreadAtom } from './news.atoms.ts';

/** Marks the news of an order as read while its page is visible. Does nothing without an order. */
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
