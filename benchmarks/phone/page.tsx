import type { FunctionComponent } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { finish, nextTask, type Timing } from '../browser/timing.ts';
import { Candidate as IntlTelInput } from './candidates/intl-tel-input.tsx';
import { Candidate as Ours } from './candidates/ours.tsx';
import { Candidate as Plain } from './candidates/plain.tsx';
import { Candidate as InternationalPhone } from './candidates/react-international-phone.tsx';
import { Candidate as PhoneInput2 } from './candidates/react-phone-input-2.tsx';
import { Candidate as PhoneNumberInput } from './candidates/react-phone-number-input.tsx';
import { candidates } from './candidates.ts';

const components: Record<string, FunctionComponent> = {
  ours: Ours,
  plain: Plain,
  'react-phone-input-2': PhoneInput2,
  'react-international-phone': InternationalPhone,
  'react-phone-number-input': PhoneNumberInput,
  'intl-tel-input': IntlTelInput,
};

const host = document.getElementById('root') as HTMLElement;
let root: Root | undefined;
let shown = '';

const field = () => host.querySelector<HTMLInputElement>('input[type=tel]');
const rows = () => {
  const selector = candidates[shown]?.rows;
  const all = selector ? [...document.querySelectorAll<HTMLElement>(selector)] : [];
  return all.filter((row) => row.checkVisibility());
};

/** The visible state of the part that an event changes: when it differs, the event has had its effect. */
const seen = {
  key: () => field()?.value,
  open: () => rows().length > 3,
  search: () => rows()[0]?.textContent,
};

const bench = {
  async mount(name: string): Promise<Timing> {
    shown = name;
    const Component = components[name] as FunctionComponent;
    const start = performance.now();
    root = createRoot(host);
    flushSync(() => root?.render(<Component />));
    return finish(start);
  },
  async unmount() {
    root?.unmount();
    root = undefined;
    await nextTask();
    return document.querySelectorAll('*').length;
  },
  /** Resolves when the animation of the focus has ended, so that its frames are not counted for a key. */
  async focusField() {
    const input = field();
    input?.focus();
    input?.setSelectionRange(input.value.length, input.value.length);
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  },
  /** Resolves when the next event of this type has changed the visible state. */
  next(type: 'keydown' | 'pointerdown', kind: keyof typeof seen): Promise<Timing> {
    const before = seen[kind]();
    return new Promise((resolve) => {
      const listen = async () => {
        const start = performance.now();
        do await nextTask();
        while (seen[kind]() === before && performance.now() - start < 10_000);
        resolve(finish(start));
      };
      window.addEventListener(type, listen, { capture: true, once: true });
    });
  },
  countNodes: () => document.querySelectorAll('*').length,
  countRows: () => rows().length,
};

declare global {
  interface Window {
    phoneBench: typeof bench;
  }
}
window.phoneBench = bench;
