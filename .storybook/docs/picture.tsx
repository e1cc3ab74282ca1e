import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import type { Part } from '../../packages/ui/src/foundations/guide.ts';
import { en } from '../../packages/ui/src/words/en.ts';
import { WordsProvider } from '../../packages/ui/src/words/words.tsx';

interface Mark {
  number: number;
  /** Where the number stands, and the point of the part that it names. */
  x: number;
  y: number;
  toX: number;
  toY: number;
}

const APART = 26;
const AWAY = 30;
/** What is lower than this has its numbers above and below it, what is higher at its sides. */
const LOW = 130;

/** Returns the element of a part: in the picture, or in what it has opened. */
export function elementOf(root: Element, at: string, opens: string | undefined): Element | null {
  const places = opens ? [root, root.ownerDocument] : [root];
  for (const place of places)
    for (const element of place.querySelectorAll(at))
      if (!element.closest('[data-marks]')) return element;
  return null;
}

/** Moves numbers along a line until none covers another. */
function spread(marks: Mark[], axis: 'x' | 'y') {
  marks.sort((one, other) => one[axis] - other[axis]);
  marks.forEach((mark, index) => {
    const before = marks[index - 1];
    if (before) mark[axis] = Math.max(mark[axis], before[axis] + APART);
  });
}

function marksOf(root: Element, parts: readonly Part[], opens: string | undefined): Mark[] {
  const frameBox = root.getBoundingClientRect();
  const found = parts.flatMap((part, index) => {
    const element = typeof part === 'string' ? null : elementOf(root, part[1], opens);
    const box = element && boxOf(element);
    if (!element || !box || box.width === 0) return [];
    const place = { left: box.left - frameBox.left, top: box.top - frameBox.top, ...sizeOf(box) };
    return [{ element, number: index + 1, ...place }];
  });
  if (found.length === 0) return [];
  const left = Math.min(...found.map((one) => one.left));
  const right = Math.max(...found.map((one) => one.left + one.width));
  const top = Math.min(...found.map((one) => one.top));
  const bottom = Math.max(...found.map((one) => one.top + one.height));
  const isLow = bottom - top < LOW;
  const sides: Record<'first' | 'last', Mark[]> = { first: [], last: [] };
  for (const one of found) {
    const twins = found.filter(({ element }) => element === one.element);
    const share = (twins.indexOf(one) + 1) / (twins.length + 1);
    const middle = { x: one.left + one.width * share, y: one.top + one.height * share };
    const index = found.indexOf(one);
    if (isLow) {
      const isInMiddle = Math.abs(one.top + one.height / 2 - (top + bottom) / 2) < 8;
      const isUpper = isInMiddle ? index % 2 === 0 : one.top + one.height / 2 < (top + bottom) / 2;
      const isAbove = isUpper || bottom + AWAY + 12 > frameBox.height;
      sides[isAbove ? 'first' : 'last'].push({
        number: one.number,
        x: middle.x,
        y: isAbove ? top - AWAY : bottom + AWAY,
        toX: middle.x,
        toY: isAbove ? one.top + 2 : one.top + one.height - 2,
      });
    } else {
      const isLeft = one.left + one.width / 2 <= (left + right) / 2 + 1;
      sides[isLeft ? 'first' : 'last'].push({
        number: one.number,
        x: isLeft ? Math.max(14, left - AWAY) : right + AWAY,
        y: middle.y,
        toX: isLeft ? one.left + 2 : one.left + one.width - 2,
        toY: middle.y,
      });
    }
  }
  spread(sides.first, isLow ? 'x' : 'y');
  spread(sides.last, isLow ? 'x' : 'y');
  return [...sides.first, ...sides.last];
}

/** The box that one sees: of a label, of a row of words the words alone. */
function boxOf(element: Element): DOMRect {
  if (element.matches('button, input, a, svg, textarea, [role]') || element.childNodes.length === 0)
    return element.getBoundingClientRect();
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

const sizeOf = ({ width, height }: DOMRect) => ({ width, height });

/** Measures again whenever something moves, opens or grows. */
function useMarks(
  root: RefObject<HTMLDivElement | null>,
  parts: readonly Part[],
  opens: string | undefined,
) {
  const [marks, setMarks] = useState<Mark[]>([]);
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    let frame = 0;
    let shown = '';
    const measure = () => {
      const next = marksOf(element, parts, opens);
      const text = JSON.stringify(next);
      if (text !== shown) setMarks(next);
      shown = text;
    };
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    const sizes = new ResizeObserver(later);
    sizes.observe(element);
    const changes = new MutationObserver(later);
    changes.observe(element.ownerDocument.body, {
      subtree: true,
      childList: true,
      attributes: true,
    });
    document.addEventListener('transitionend', later);
    document.addEventListener('animationend', later);
    later();
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      changes.disconnect();
      document.removeEventListener('transitionend', later);
      document.removeEventListener('animationend', later);
    };
  }, [root, parts, opens]);
  return marks;
}

interface NumberedProps {
  parts: readonly Part[];
  opens?: string | undefined;
  /** Whether it fills a frame of its own. */
  isFramed?: boolean;
  /** Called with the picture once it stands. */
  onShown?: (root: Element) => void;
  children: ReactNode;
}

/** A real rendering, with the number of each part beside it. */
export function Numbered({ parts, opens, isFramed = false, onShown, children }: NumberedProps) {
  const root = useRef<HTMLDivElement>(null);
  const marks = useMarks(root, parts, opens);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    if (opens) element.querySelector<HTMLElement>(opens)?.click();
    // what stands is read a moment later: lists and charts measure themselves first
    const timer = setTimeout(() => onShown?.(element), 300);
    return () => clearTimeout(timer);
  }, [opens, onShown]);
  return (
    <div className="guide-picture" data-framed={isFramed || undefined}>
      <div ref={root} className="guide-pictured">
        <I18nProvider locale="en-US">
          <WordsProvider words={en}>{children}</WordsProvider>
        </I18nProvider>
        <svg className="guide-marks" data-marks aria-hidden="true">
          {marks.map(({ number, x, y, toX, toY }) => (
            <g key={number}>
              <line x1={x} y1={y} x2={toX} y2={toY} />
              <circle cx={toX} cy={toY} r={2.5} />
              <circle cx={x} cy={y} r={10} />
              <text x={x} y={y} dy="0.36em">
                {number}
              </text>
            </g>
          ))}
        </svg>
      </div>
    </div>
  );
}
