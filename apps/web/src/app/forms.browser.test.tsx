import '@org/ui/theme';
import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type DrawnForm, forms } from './testing/drawn-forms.tsx';

const files = import.meta.glob<string>(['../**/*.tsx', '!../**/*.{stories,test}.tsx'], {
  query: '?raw',
  import: 'default',
});
const stories = import.meta.glob<Parameters<typeof composeStories>[0]>('../**/*.stories.tsx');

let root: Root;
let host: HTMLElement;
beforeEach(() => {
  host = document.body.appendChild(document.createElement('main'));
  root = createRoot(host);
});
afterEach(() => {
  root.unmount();
  host.remove();
});

/** A form that several pages fill: they are listed, and it is not. */
const SHARED = { file: 'features/orders/order-layout', use: /<OrderForm\s/g };

test('every form of every file is listed', async () => {
  const found: Record<string, number> = {};
  for (const [path, read] of Object.entries(files)) {
    const file = path.replace('../', '').replace('.tsx', '');
    const source = await read();
    const count = [...source.matchAll(SHARED.use), ...source.matchAll(/<form\s/gi)].length;
    if (count > 0) found[file] = count - (file === SHARED.file ? 1 : 0);
  }
  const listed: Record<string, number> = {};
  for (const [name, { shows = 1 }] of Object.entries(forms)) {
    const [file = ''] = name.split(': ');
    listed[file] = (listed[file] ?? 0) + shows;
  }
  expect(found).toEqual(listed);
});

async function draw({ stories: file, story, draw: drawn }: DrawnForm) {
  if (drawn) {
    // a page is left through a router: some forms ask before they are
    const router = createMemoryRouter([{ path: '*', element: drawn() }]);
    return root.render(<RouterProvider router={router} />);
  }
  const module = await stories[`../${file}.stories.tsx`]?.();
  if (!module) throw new Error(`There is no ${file}.stories.tsx`);
  const composed = composeStories(module) as Record<string, ComponentType>;
  const Story = composed[story ?? (Object.keys(composed)[0] as string)] as ComponentType;
  root.render(<Story />);
}

const submitter = () =>
  [...document.querySelectorAll<HTMLButtonElement>('form button[type=submit]')].find(
    (button) => !button.disabled && button.checkVisibility(),
  );

/** Whether something around it is still coming in: a press is aimed at where it stands. */
const isMoved = (button: HTMLButtonElement) =>
  document.getAnimations().some(({ effect }) => {
    const { target } = effect as KeyframeEffect;
    return target?.contains(button) && effect?.getComputedTiming().duration !== 0;
  });

/** Values of which a field takes the first that it finds valid. */
const VALUES = [
  'Колесница',
  'a@b.ru',
  'https://b.ru/x',
  '+79161234567',
  'Protektor-2026',
  '123456',
  '1',
];

/**
 * Types into the first invalid field until it is valid, and leaves the focus there; false if there is none to type in. A
 * field that has been mended is invalid again if the server refuses its value. What only the server judges stays invalid
 * until it is sent again.
 */
async function mendOne(form: HTMLFormElement, mended: Set<HTMLElement>) {
  const field = [
    ...form.querySelectorAll<HTMLInputElement>('input:invalid, textarea:invalid'),
  ].find(
    (one) =>
      !mended.has(one) && one.checkVisibility() && one.tabIndex >= 0 && one.type !== 'checkbox',
  );
  if (!field) return false;
  mended.add(field);
  for (const value of VALUES) {
    await userEvent.fill(field, value);
    if (field.validity.valid) return true;
  }
  return form.noValidate;
}

/** Presses a button near its lower edge; resolves to whether it got the click. */
async function press(button: HTMLButtonElement) {
  const hit = vi.fn();
  button.addEventListener('click', hit, { once: true });
  const { width, height } = button.getBoundingClientRect();
  await userEvent.click(page.elementLocator(button), {
    position: { x: width / 2, y: height * 0.9 },
    force: true,
  });
  return hit.mock.calls.length === 1;
}

describe('a press on the lower edge of the button is not lost after an error', () => {
  test.each(Object.entries(forms))('%s', async (_, drawn) => {
    await draw(drawn);
    for (const [role, name] of [
      ['button', drawn.menu],
      [drawn.menu ? 'menuitem' : 'button', drawn.opener],
    ] as const)
      if (name) await userEvent.click(page.getByRole(role, { name, exact: true }).first());
    // a menu that fades lies over the form
    await expect.poll(() => document.querySelector('[role=menu]')).toBeNull();
    if (drawn.changed) {
      const field = page.getByLabelText(drawn.changed, { exact: true });
      await userEvent.fill(field, drawn.typed ?? 'Колесница');
    }
    await expect.poll(submitter).toBeDefined();
    const button = submitter() as HTMLButtonElement;
    await expect.poll(() => isMoved(button)).toBe(false);
    button.addEventListener('submit', (event) => event.preventDefault());
    expect(await press(button), 'the first press').toBe(true);
    const form = button.form as HTMLFormElement;
    // one field after another: each time the error of the one that has the focus goes with the press
    const mended = new Set<HTMLElement>();
    while (!form.checkValidity() && (await mendOne(form, mended)))
      expect(await press(button), 'a press after a field was put right').toBe(true);
  });
});
