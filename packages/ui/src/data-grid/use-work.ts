import { useState } from 'react';

interface Work {
  /** What has come, from 0 to 1. */
  share: number;
  cancel: () => void;
  signal: AbortSignal;
}

/** What takes long and can be cancelled: the last that was begun. */
export function useWork() {
  const [current, setCurrent] = useState<Work>();
  return {
    current,
    begin: () => {
      current?.cancel();
      const controller = new AbortController();
      const { signal } = controller;
      const cancel = () => controller.abort();
      const isOwn = (last: Work | undefined) => last?.signal === signal;
      setCurrent({ signal, share: 0, cancel });
      return {
        signal,
        onProgress: (share: number) =>
          setCurrent((last) => (isOwn(last) ? { signal, share, cancel } : last)),
        /** Whatever still runs is stopped. */
        end: () => {
          cancel();
          setCurrent((last) => (isOwn(last) ? undefined : last));
        },
      };
    },
  };
}
