import { waitForSome } from '@org/config/wait-for';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { PhoneInput } from '../phone-input.tsx';

interface Devtools {
  send(method: 'Emulation.setEmulatedMedia', params: object): Promise<void>;
}
const force = (value: string) =>
  (cdp() as unknown as Devtools).send('Emulation.setEmulatedMedia', {
    features: [{ name: 'forced-colors', value }],
  });
beforeAll(() => force('active'));
afterAll(() => force(''));

test('name and dial code of the active country are in the colour of the system', async () => {
  const host = document.createElement('main');
  document.body.append(host);
  createRoot(host).render(<PhoneInput label="Phone" />);
  const button = await waitForSome(
    () => host.querySelector('button'),
    () => host.innerHTML,
  );
  await userEvent.click(button);
  const row = await waitForSome(
    () => host.querySelector('[role=option][data-focused]'),
    () => host.innerHTML,
  );
  const ink = getComputedStyle(row).color;
  const words = [...row.children].filter(({ textContent }) => textContent?.trim());
  expect(words.map((part) => getComputedStyle(part).color)).toEqual(words.map(() => ink));
  const paper = getComputedStyle(document.body).color;
  expect(ink).not.toBe(paper);
});
