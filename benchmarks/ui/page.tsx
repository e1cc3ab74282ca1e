import '../../packages/ui/src/theme/theme.ts';
import { type FunctionComponent, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { finish, nextTask, type Timing } from '../browser/timing.ts';
import { Candidate as Aria } from './candidates/aria.tsx';
import { Candidate as AriaVirtual } from './candidates/aria-virtual.tsx';
import { Candidate as AsyncPaginate } from './candidates/async-paginate.tsx';
import { Candidate as ComboBox } from './candidates/combo-box.tsx';
import { Candidate as ComboBoxPaged } from './candidates/combo-box-paged.tsx';
import { Candidate as Downshift } from './candidates/downshift.tsx';
import { Candidate as Mantine } from './candidates/mantine.tsx';
import { Candidate as ReactSelect } from './candidates/react-select.tsx';

const candidates: Record<string, FunctionComponent> = {
  'combo-box': ComboBox,
  'combo-box-paged': ComboBoxPaged,
  'react-select': ReactSelect,
  'async-paginate': AsyncPaginate,
  downshift: Downshift,
  mantine: Mantine,
  aria: Aria,
  'aria-virtual': AriaVirtual,
};

const host = document.getElementById('root') as HTMLElement;
let root: Root | undefined;

const allOptions = () => document.querySelectorAll<HTMLElement>('[role="option"]');

/** The conditions on the page under which the response to a key is complete. */
const conditions = {
  open: () => allOptions().length > 3,
  filter: (query: string) => {
    const rows = allOptions();
    const hasQuery = (row?: HTMLElement) => row?.textContent?.includes(query) ?? false;
    return hasQuery(rows[0]) && hasQuery(rows[rows.length - 1]);
  },
  arrow: () => true,
};

const bench = {
  async mount(name: string): Promise<Timing> {
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
    return finish(start);
  },
  async unmount() {
    root?.unmount();
    root = undefined;
    await nextTask();
    return document.querySelectorAll('*').length;
  },
  focus() {
    host.querySelector<HTMLElement>('[role="combobox"]')?.focus();
  },
  /**
   * Resolves when the next key has had its effect. This is checked right after each change of the page, before the
   * browser can paint: painting is not the component's work.
   */
  nextKey(kind: keyof typeof conditions, query = ''): Promise<Timing> {
    return new Promise((resolve) => {
      let start = 0;
      const observer = new MutationObserver(() => {
        if (start === 0 || !conditions[kind](query)) return;
        observer.disconnect();
        resolve(finish(start));
      });
      const listen = () => {
        start = performance.now();
      };
      window.addEventListener('keydown', listen, { capture: true, once: true });
      observer.observe(document, {
        attributes: true,
        characterData: true,
        childList: true,
        subtree: true,
      });
    });
  },
  countNodes: () => document.querySelectorAll('*').length,
  countRows: () => allOptions().length,
};

declare global {
  interface Window {
    bench: typeof bench;
  }
}
window.bench = bench;
