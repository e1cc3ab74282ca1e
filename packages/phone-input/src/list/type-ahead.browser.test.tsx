import { waitForSome } from '@org/config/wait-for';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { PhoneInput } from '../phone-input.tsx';

afterEach(() => {
  vi.useRealTimers();
});

test('in a list without a search field letters go to a country 250 ms after the last one', async () => {
  const host = document.createElement('main');
  document.body.append(host);
  const root = createRoot(host);
  root.render(<PhoneInput label="Phone" country="us" enableSearch={false} />);
  const button = await waitForSome(
    () => host.querySelector('button'),
    () => host.innerHTML,
  );
  await userEvent.click(button);
  const active = () => host.querySelector('[role=option][data-focused]')?.textContent ?? '';
  await expect.poll(active).not.toBe('');
  const before = active();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await userEvent.keyboard('n');
  vi.advanceTimersByTime(249);
  await userEvent.keyboard('o');
  vi.advanceTimersByTime(249);
  await new Promise(requestAnimationFrame);
  expect(active()).toBe(before);
  vi.advanceTimersByTime(1);
  // a poll would move the stopped clock on
  vi.useRealTimers();
  await expect.poll(active).toMatch(/^Norfolk|^North/);
  root.unmount();
  host.remove();
});
