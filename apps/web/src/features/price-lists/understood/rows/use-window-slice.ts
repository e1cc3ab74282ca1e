import { type RefObject, useEffect, useRef, useState } from 'react';

/** Pages within this distance of the window are rendered too, so that scrolling finds them ready. */
const OVERSCAN_PX = 600;

/** Which of some pages of equal height are in sight; `ref` is what holds them one below another. */
export function useWindowSlice(
  pages: number,
  pageHeight: number,
): { ref: RefObject<HTMLDivElement | null>; from: number; to: number } {
  const ref = useRef<HTMLDivElement>(null);
  const [slice, setSlice] = useState({ from: 0, to: Math.min(pages, 1) });
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const top = ref.current?.getBoundingClientRect().top ?? 0;
      const from = Math.max(0, Math.floor((-top - OVERSCAN_PX) / pageHeight));
      const to = Math.min(pages, Math.ceil((innerHeight - top + OVERSCAN_PX) / pageHeight));
      setSlice((last) => (last.from === from && last.to === to ? last : { from, to }));
    };
    const later = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    addEventListener('scroll', later, { passive: true });
    addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', later);
      removeEventListener('resize', later);
    };
  }, [pages, pageHeight]);
  return { ref, ...slice };
}
