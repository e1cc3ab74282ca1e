import '../../packages/ui/src/theme/theme.ts';
import { type FunctionComponent, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { finish, nextTask, type Timing } from '../browser/timing.ts';
import { Candidate as AgGrid } from './candidates/ag-grid.tsx';
import { Candidate as AriaTable } from './candidates/aria-table.tsx';
import { Candidate as DataGrid } from './candidates/data-grid.tsx';
import { Candidate as Mantine } from './candidates/mantine.tsx';
import { Candidate as TanStack } from './candidates/tanstack.tsx';

const candidates: Record<string, FunctionComponent> = {
  'data-grid': DataGrid,
  'aria-table': AriaTable,
  tanstack: TanStack,
  'ag-grid': AgGrid,
  mantine: Mantine,
};

const host = document.getElementById('root') as HTMLElement;
let root: Root | undefined;

/** Time between two scrolls. */
const REST_MS = 300;

/** The smallest element around this text, if it is drawn. */
function find(text: string): HTMLElement | undefined {
  const walker = document.createTreeWalker(host, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    if (walker.currentNode.textContent?.endsWith(text))
      return walker.currentNode.parentElement as HTMLElement;
  return undefined;
}

/** The element that scrolls the rows, whatever it is called. */
const scroller = () =>
  [...host.querySelectorAll<HTMLElement>('*')]
    .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowY))
    .sort((a, b) => b.scrollHeight - b.clientHeight - (a.scrollHeight - a.clientHeight))[0];

/** Resolves when a condition holds after a change of the page, before it is painted. */
function when(isDone: () => boolean, start: number): Promise<Timing> {
  if (isDone()) return finish(start);
  return new Promise((resolve, reject) => {
    const observer = new MutationObserver(() => {
      if (!isDone()) return;
      clearTimeout(patience);
      observer.disconnect();
      resolve(finish(start));
    });
    const patience = setTimeout(() => reject(new Error('It did not come')), 20_000);
    observer.observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
    });
  });
}

const bench = {
  /** From nothing to the first rows painted. */
  async open(name: string): Promise<Timing> {
    const Candidate = candidates[name] as FunctionComponent;
    const start = performance.now();
    root = createRoot(host);
    flushSync(() =>
      root?.render(
        <StrictMode>
          <Candidate />
        </StrictMode>,
      ),
    );
    return when(() => find('#0') !== undefined, start);
  },
  async close() {
    root?.unmount();
    root = undefined;
    await nextTask();
  },
  /** From scrolling so far to the row painted that stands there then. */
  async scroll(px: number, row: number): Promise<Timing> {
    const box = scroller() as HTMLElement;
    // AG Grid leaves out a scroll that follows too soon
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
    const start = performance.now();
    box.scrollTop += px;
    return when(() => find(`#${row}`) !== undefined, start);
  },
  /** From the next Enter to the text painted. */
  nextEnter(text: string): Promise<Timing> {
    return new Promise((resolve) => {
      const listen = () =>
        void when(() => find(text) !== undefined, performance.now()).then(resolve);
      window.addEventListener('keydown', listen, { capture: true, once: true });
    });
  },
  /** From pasting to the last pasted cell painted. */
  paste(cells: string, last: string): Promise<Timing> {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', cells);
    const start = performance.now();
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
    return when(() => find(last) !== undefined, start);
  },
  countNodes: () => host.querySelectorAll('*').length,
  /** Where the text is, for a press. */
  async placeOf(text: string) {
    await when(() => find(text) !== undefined, 0);
    const { left, top, width, height } = (find(text) as HTMLElement).getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  },
};

declare global {
  interface Window {
    grid: typeof bench;
  }
}
window.grid = bench;
