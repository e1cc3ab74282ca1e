import { waitForSome } from '@org/config/wait-for';
import '../theme/theme.ts';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { ComboBox } from '../combo-box/combo-box.tsx';
import { Modal } from '../modal/modal.tsx';
import { Select } from '../select/select.tsx';

let root: Root;
beforeEach(() => {
  const host = document.createElement('main');
  document.body.append(host);
  root = createRoot(host);
});
afterEach(() => {
  vi.useRealTimers();
  root.unmount();
  document.querySelector('main')?.remove();
});

/** Draws it, and returns what is found in it. */
const draw = <Found extends Element>(content: ReactNode, found: string) => {
  root.render(content);
  return waitForSome(
    () => document.querySelector<Found>(found),
    () => document.body.innerHTML,
  );
};
const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
const items = Array.from({ length: 40 }, (_, at) => ({ value: `${at}`, label: `Wheel ${at}` }));

test('a search asks the server 300 ms after the last letter', async () => {
  const onSearch = vi.fn();
  const search = await draw<HTMLInputElement>(
    <ComboBox label="Wheel" items={items} onSearch={onSearch} defaultOpen />,
    'input[role=combobox]',
  );
  await expect.poll(() => document.activeElement).toBe(search);
  stopClock();
  await userEvent.keyboard('w');
  vi.advanceTimersByTime(299);
  await userEvent.keyboard('h');
  // a poll would move the stopped clock on
  await new Promise(requestAnimationFrame);
  expect(search.value).toBe('wh');
  vi.advanceTimersByTime(299);
  expect(onSearch).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onSearch.mock.calls).toEqual([['wh']]);
});

test('a list looks for its next page at most once in 150 ms', async () => {
  const onLoadMore = vi.fn();
  stopClock();
  root.render(<Select label="Wheel" items={items} hasMore onLoadMore={onLoadMore} defaultOpen />);
  const found = () => document.querySelector('[role=listbox]');
  await expect.poll(() => found()?.scrollHeight).toBeGreaterThan(1000);
  const list = found() as HTMLElement;
  const scrollTo = async (top: number) => {
    const isSeen = new Promise((resolve) =>
      list.addEventListener('scroll', resolve, { once: true }),
    );
    list.scrollTop = top;
    await isSeen;
  };
  vi.advanceTimersByTime(1000);
  await scrollTo(2);
  await scrollTo(list.scrollHeight);
  vi.advanceTimersByTime(149);
  expect(onLoadMore).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onLoadMore).toHaveBeenCalledOnce();
});

interface Devtools {
  send(method: 'Emulation.setEmulatedMedia', params: object): Promise<void>;
}
const setMotion = (value: string) =>
  (cdp() as unknown as Devtools).send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  });

test('a dialog comes within 300 ms, and at once where motion is reduced', async () => {
  try {
    await setMotion('no-preference');
    const dialog = await draw(<Modal isOpen title="Wheel" />, '[role=dialog]');
    const box = dialog.closest('[data-rac]:has(> [role=dialog])') ?? dialog;
    const takes = () =>
      Math.max(
        ...getComputedStyle(box)
          .transitionDuration.split(',')
          .map((text) => Number.parseFloat(text) * 1000),
      );
    expect(takes()).toBe(300);
    await setMotion('reduce');
    expect(takes()).toBe(0);
  } finally {
    await setMotion('');
  }
});
