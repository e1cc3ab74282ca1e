import { type RefObject, useRef, useState } from 'react';
import { useLayoutEffect } from '../use-layout-effect.ts';
import { rowHeight as rowHeightVar } from './list-box.css.ts';
import { nextActive } from './list-keys.ts';
import type { ListLines } from './list-sections.ts';
import { LIST_HEIGHT, reveal } from './list-window.ts';
import { type Option, typeAhead } from './option.ts';

interface ActiveRowOptions {
  rows: readonly Option[];
  lines: ListLines;
  /** Rows after the options that can be active too. */
  extraRows: number;
  query: string;
  startAt: number;
  /** Row height to use until the styles are known, px. */
  assumedHeight: number;
}

/** Keeps the active row and how far the list is scrolled, in whole lines. */
export function useActiveRow(box: RefObject<HTMLElement | null>, options: ActiveRowOptions) {
  const { rows, lines, extraRows, query, startAt } = options;
  const [height, setHeight] = useState(options.assumedHeight);
  const [active, setActive] = useState(startAt);
  const [firstLine, setFirstLine] = useState(() => middleFirst(lines.lineOf(startAt), height));
  const [lastQuery, setLastQuery] = useState(query);

  // The search found other rows: start at the top, with the best match active.
  if (query !== lastQuery) {
    setLastQuery(query);
    setActive(query === '' ? -1 : 0);
    setFirstLine(0);
  }
  const scrolledFor = useRef(query);
  useLayoutEffect(() => {
    if (query === scrolledFor.current || !box.current) return;
    scrolledFor.current = query;
    box.current.scrollTop = 0;
  }, [query, box]);

  const started = useRef(lines.lineOf(startAt));
  useLayoutEffect(() => {
    if (!box.current) return;
    const styled = Number.parseFloat(getComputedStyle(box.current).getPropertyValue(rowHeightVar));
    const first = middleFirst(started.current, styled);
    setHeight(styled);
    setFirstLine(first);
    if (first > 0) box.current.scrollTop = first * styled;
  }, [box]);

  const show = (row: number) => {
    if (row < 0) return;
    setActive(row);
    const view = box.current;
    if (!view) return;
    const line = lines.lineOf(row);
    // also show the title of a section with its first row
    for (const wanted of lines.isFirst(row) ? [line - 1, line] : [line]) {
      const scroll = { scrollTop: view.scrollTop, viewHeight: view.clientHeight };
      view.scrollTop = reveal(wanted, height, scroll);
    }
    setFirstLine(Math.floor(view.scrollTop / height));
  };

  return {
    active: Math.min(active, rows.length + extraRows - 1),
    firstLine,
    height,
    /** Makes a row active where it is, without scrolling to it. */
    point: setActive,
    /** Updates the first line after scrolling. */
    follow: () => box.current && setFirstLine(Math.floor(box.current.scrollTop / height)),
    /** Moves by a key. Returns false for a key that doesn't move. */
    move: (key: string) => {
      const next = nextActive(key, active, rows, extraRows);
      if (next !== null) show(next);
      return next !== null;
    },
    type: (letters: string) => {
      const found = typeAhead(rows, letters, active);
      show(found);
      return found >= 0;
    },
  };
}

/** First line in view when a line is in the middle of the box. */
function middleFirst(line: number, height: number) {
  return Math.max(0, Math.round(line - (LIST_HEIGHT / height - 1) / 2));
}
