import { type ReactNode, StrictMode, Suspense, startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keepEarlyInput } from './early-input.ts';

/** What a visitor may do before the application is there, and what it has then heard. */
const ACTS: Record<string, { act: () => Promise<void>; heard: string[] }> = {
  'a text': { act: () => userEvent.fill(field(), 'зима'), heard: ['text зима'] },
  'a text and Enter': {
    act: async () => {
      await userEvent.fill(field(), 'зима');
      await userEvent.keyboard('{Enter}');
    },
    heard: ['text зима', 'key зима', 'sent зима'],
  },
  'a text and a press that sends it': {
    act: async () => {
      await userEvent.fill(field(), 'зима');
      await page.getByRole('button', { name: 'Найти' }).click();
    },
    heard: ['text зима', 'sent зима'],
  },
  'a list that is pasted': {
    act: async () => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', 'одно\nдругое');
      const options = { clipboardData, bubbles: true, cancelable: true };
      field().element().dispatchEvent(new ClipboardEvent('paste', options));
    },
    heard: ['pasted одно\nдругое'],
  },
  'a press': {
    act: () => page.getByRole('button', { name: 'Ещё' }).click(),
    heard: ['pressed'],
  },
  'a box that is ticked': {
    act: () => page.getByText('Шипы').click(),
    heard: ['ticked true'],
  },
};
const field = () => page.getByRole('textbox', { name: 'Поиск' });

const heard: string[] = [];

/** A page whose form is a part that React takes over later than the page. */
const Page = () => (
  <Suspense>
    <SearchForm />
  </Suspense>
);

/** What a page of ours consists of, as far as a visitor can change it. */
function SearchForm() {
  const [text, setText] = useState('');
  const [isTicked, setTicked] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        heard.push(`sent ${text}`);
      }}
    >
      <input
        aria-label="Поиск"
        value={text}
        onChange={({ target }) => {
          heard.push(`text ${target.value}`);
          setText(target.value);
        }}
        onKeyDown={({ key }) => key === 'Enter' && heard.push(`key ${text}`)}
        onPaste={({ clipboardData }) => heard.push(`pasted ${clipboardData.getData('text')}`)}
      />
      <label>
        <input
          type="checkbox"
          checked={isTicked}
          onChange={({ target }) => {
            heard.push(`ticked ${target.checked}`);
            setTicked(target.checked);
          }}
        />
        Шипы
      </label>
      <button type="button" onClick={() => heard.push('pressed')}>
        Ещё
      </button>
      <button type="submit">Найти</button>
    </form>
  );
}

let host: HTMLElement;
let root: Root | undefined;
beforeEach(() => {
  heard.length = 0;
  host = document.body.appendChild(document.createElement('main'));
  host.innerHTML = markupOf(<Page />);
  keepEarlyInput();
});
afterEach(() => {
  root?.unmount();
  host.remove();
});

/** What the server would draw. */
function markupOf(element: ReactNode): string {
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() => root.render(element));
  const { innerHTML } = place;
  root.unmount();
  return `<!--$-->${innerHTML}<!--/$-->`;
}

/** Begins to take the page over as main.tsx does; returns what waits until it is, and then does again what was kept. */
function take() {
  const repeat = window.takeEarlyInput?.();
  const { promise: isTaken, resolve } = Promise.withResolvers<void>();
  const TakenOver = () => useEffect(resolve, []) ?? null;
  startTransition(() => {
    root = hydrateRoot(
      host,
      <StrictMode>
        <Page />
        <TakenOver />
      </StrictMode>,
    );
  });
  return async () => {
    await isTaken;
    await repeat?.();
  };
}

for (const [name, { act, heard: expected }] of Object.entries(ACTS)) {
  test(`${name} before the application is there is heard once, in order`, async () => {
    await act();
    expect(heard).toEqual([]);
    await take()();
    await expect.poll(() => heard).toEqual(expected);
  });

  test(`${name} while the page is taken over is heard once, in order`, async () => {
    const repeat = take();
    await act();
    await repeat();
    await expect.poll(() => heard).toEqual(expected);
  });

  test(`${name} afterwards is heard once`, async () => {
    await take()();
    await act();
    await expect.poll(() => heard).toEqual(expected);
  });
}
