import { waitForSome } from '@org/config/wait-for';
import '../theme/theme.ts';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { ComboBox } from '../combo-box/combo-box.tsx';
import { Select } from '../select/select.tsx';

interface Devtools {
  send(method: 'Emulation.setEmulatedMedia', params: object): Promise<void>;
}
const force = (value: string) =>
  (cdp() as unknown as Devtools).send('Emulation.setEmulatedMedia', {
    features: [{ name: 'forced-colors', value }],
  });
beforeAll(() => force('active'));
afterAll(() => force(''));

const items = [
  {
    value: 'ekb',
    label: 'Yekaterinburg',
    details: 'Warehouse',
    description: 'Urals',
    count: 7,
  },
  { value: 'kzn', label: 'Kazan', details: 'Warehouse', description: 'Tatarstan', count: 2 },
];

const lists: [string, ReactNode][] = [
  ['Select', <Select key="" label="City" items={items} hasDetails />],
  ['ComboBox', <ComboBox key="" label="City" items={items} hasDetails />],
];

test.each(lists)(
  'every word of the active row of %s is in the colour of the system',
  async (_, field) => {
    const host = document.createElement('main');
    document.body.append(host);
    const root = createRoot(host);
    root.render(field);
    const box = await waitForSome(
      () => host.querySelector<HTMLElement>('[role=combobox]'),
      () => host.innerHTML,
    );
    box.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const row = await waitForSome(
      () => document.querySelector('[role=option][data-active]'),
      () => document.body.innerHTML,
    );
    const probe = document.createElement('div');
    probe.style.cssText = 'forced-color-adjust: none; background: Highlight; color: HighlightText';
    document.body.append(probe);
    const system = getComputedStyle(probe);
    expect(getComputedStyle(row).backgroundColor).toBe(system.backgroundColor);
    const worded = [row, ...row.querySelectorAll('*')].filter(({ childNodes }) =>
      [...childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()),
    );
    expect(worded.length).toBeGreaterThan(2);
    expect([...new Set(worded.map((part) => getComputedStyle(part).color))]).toEqual([
      system.color,
    ]);
    root.unmount();
    host.remove();
    probe.remove();
  },
);
