import { waitForSome } from '@org/config/wait-for';
import '../theme/theme.ts';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Button } from '../button/button.tsx';
import { ComboBox } from '../combo-box/combo-box.tsx';
import { Menu, MenuItem, MenuTrigger } from '../menu/menu.tsx';
import { Popover, PopoverTrigger } from '../popover/popover.tsx';
import { Select } from '../select/select.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';

let root: Root;
beforeEach(() => {
  document.documentElement.dataset.theme = 'dark';
  const host = document.createElement('main');
  document.body.append(host);
  root = createRoot(host);
});
afterEach(() => {
  root.unmount();
  document.querySelector('main')?.remove();
  delete document.documentElement.dataset.theme;
});

const items = [{ value: 'ekb', label: 'Yekaterinburg' }];

const floating: [string, string, ReactNode][] = [
  ['Select', '[role=listbox]', <Select key="" label="City" items={items} defaultOpen />],
  ['ComboBox', '[role=listbox]', <ComboBox key="" label="City" items={items} defaultOpen />],
  [
    'Menu',
    '[role=menu]',
    <MenuTrigger key="" defaultOpen>
      <Button>More</Button>
      <Menu aria-label="More">
        <MenuItem>Copy</MenuItem>
      </Menu>
    </MenuTrigger>,
  ],
  [
    'Popover',
    '[role=dialog]',
    <PopoverTrigger key="" defaultOpen>
      <Button>More</Button>
      <Popover aria-label="More">Words</Popover>
    </PopoverTrigger>,
  ],
  [
    'Tooltip',
    '[role=tooltip]',
    <Tooltip key="" content="Words" defaultOpen>
      <Button>More</Button>
    </Tooltip>,
  ],
];

const wide = [{ value: 'ekb', label: 'Yekaterinburg, '.repeat(40) }];

/** Fields as wide as the screen, where a list that keeps clear of the edges has less room than its field. */
test.each([
  ['Select', <Select key="" label="City" items={wide} defaultOpen />],
  ['Select of many', <Select key="" label="City" items={wide} hasMore defaultOpen />],
  ['ComboBox', <ComboBox key="" label="City" items={wide} defaultOpen />],
  [
    'Tooltip',
    <Tooltip key="" content={'Words '.repeat(200)} defaultOpen>
      <Button>More</Button>
    </Tooltip>,
  ],
])('%s opens within the screen and makes nothing scroll', async (_, content) => {
  root.render(<div style={{ position: 'absolute', left: 0, right: 0, top: 0 }}>{content}</div>);
  const surface = await waitForSome(
    () => document.querySelector('[data-placement]'),
    () => document.body.innerHTML,
  );
  const page = document.documentElement;
  const { left, right } = surface.getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(page.clientWidth);
  expect(page.scrollWidth).toBe(page.clientWidth);
});

/** A light part in a dark page, a dark part in a light page, and a page without parts. */
test.each(floating)(
  '%s wears the theme of the part that it opens in',
  async (_, found, content) => {
    const inkIn = async (theme: string | undefined) => {
      root.render(
        <section key={theme ?? 'none'} data-theme={theme}>
          {content}
        </section>,
      );
      const surface = await waitForSome(
        () => document.querySelector(found),
        () => document.body.innerHTML,
      );
      const ink = getComputedStyle(surface).getPropertyValue('--org-color-ink');
      root.render(null);
      await waitForSome(
        () => !document.querySelector(found),
        () => document.body.innerHTML,
      );
      return ink;
    };
    const pages = await inkIn(undefined);
    expect(await inkIn('light')).not.toBe(pages);
    expect(await inkIn('dark')).toBe(pages);
  },
);
