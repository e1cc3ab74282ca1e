import { type RefObject, useCallback, useRef, useState } from 'react';
import { useLayoutEffect } from '../internal/use-layout-effect.ts';
import { type GridView, scrollTo, windowAt } from './grid-window.ts';

export interface GridParts {
  grid: RefObject<HTMLDivElement | null>;
  scroller: RefObject<HTMLDivElement | null>;
  head: RefObject<HTMLDivElement | null>;
  foot: RefObject<HTMLDivElement | null>;
  /** Has the height of a row. */
  probe: RefObject<HTMLDivElement | null>;
}

export interface DrawnRows extends GridView {
  start: number;
  end: number;
  top: number;
}

/** Which rows are drawn: those in view. Nothing before the browser has measured them. */
export function useGridWindow({ scroller, head, foot, probe }: GridParts, count: number) {
  const [drawn, setDrawn] = useState<DrawnRows>();
  const measured = useRef<GridView>(undefined);

  const follow = useCallback(() => {
    const view = measured.current;
    if (!view || !scroller.current) return;
    const next = { ...view, ...windowAt(scroller.current.scrollTop, view) };
    setDrawn((last) => (last && isSame(last, next) ? last : next));
  }, [scroller]);

  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const measure = () => {
      const covered = (head.current?.offsetHeight ?? 0) + (foot.current?.offsetHeight ?? 0);
      const most = Number.parseFloat(getComputedStyle(box).maxHeight);
      const rowHeight = probe.current?.offsetHeight ?? 0;
      if (rowHeight === 0) return;
      const viewHeight = (Number.isNaN(most) ? box.clientHeight : most) - covered;
      measured.current = { count, rowHeight, viewHeight };
      follow();
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    if (probe.current) observer.observe(probe.current);
    return () => observer.disconnect();
  }, [scroller, head, foot, probe, count, follow]);

  /** Scrolls to a row, so that it is drawn. */
  const show = (row: number) => {
    const view = measured.current;
    if (!view || !scroller.current || row < 0) return;
    scroller.current.scrollTop = scrollTo(row, scroller.current.scrollTop, view);
    follow();
  };
  const page = drawn ? Math.max(1, Math.floor(drawn.viewHeight / drawn.rowHeight) - 1) : 1;
  return { drawn, page, follow, show };
}

const isSame = (a: DrawnRows, b: DrawnRows) =>
  (Object.keys(a) as (keyof DrawnRows)[]).every((name) => a[name] === b[name]);
