import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useHeadingFocus } from './use-heading-focus.ts';

let root: Root;
let place: HTMLElement;
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
});

function Frame({ title }: { title?: string | undefined }) {
  useHeadingFocus();
  return (
    <>
      <Link to="/order">Заказ</Link>
      <main id="main" tabIndex={-1}>
        <Routes>
          <Route path="/" element={<h1>Заказы</h1>} />
          <Route path="/order" element={title ? <h1>{title}</h1> : <p>Загружается</p>} />
        </Routes>
        <button type="button">Ещё</button>
      </main>
    </>
  );
}
const draw = (title?: string) =>
  flushSync(() =>
    root.render(
      <MemoryRouter>
        <Frame title={title} />
      </MemoryRouter>,
    ),
  );
const follow = () => page.getByRole('link', { name: 'Заказ' }).click();
const focused = () => document.activeElement?.textContent;

test('the heading of a page has the focus after navigation', async () => {
  draw('Заказ 1042');
  await follow();
  await expect.poll(focused).toBe('Заказ 1042');
});

test('a heading that comes later gets the focus with the data', async () => {
  draw();
  await follow();
  await expect.poll(() => document.activeElement?.id).toBe('main');
  draw('Заказ 1042');
  await expect.poll(focused).toBe('Заказ 1042');
});

test('who has gone on meanwhile stays there', async () => {
  draw();
  await follow();
  await page.getByRole('button', { name: 'Ещё' }).click();
  draw('Заказ 1042');
  await expect.element(page.getByRole('heading', { name: 'Заказ 1042' })).toBeVisible();
  expect(focused()).toBe('Ещё');
});
