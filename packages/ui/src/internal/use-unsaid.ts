import { useEffect, useRef } from 'react';

/**
 * React Aria says by reference to the button that its work has begun and ended, and keeps that for seven seconds: when
 * the button leaves before, a picture without a name is left in the tree. The first words of a page come 100 ms late.
 */
export function useUnsaid(isPending: boolean | undefined) {
  const hasSaid = useRef(isPending);
  hasSaid.current ||= isPending;
  useEffect(
    () => () => {
      if (hasSaid.current)
        setTimeout(() => {
          for (const said of document.querySelectorAll('[role=log]>[role=img]')) said.remove();
        }, 100);
    },
    [],
  );
}
