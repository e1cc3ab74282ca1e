import { Button } from '@org/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import {
  DEBOUNCE_MS,
  noteAddress,
  useDebouncedAddress,
  useDebouncedValue,
} from './use-debounced-value.ts';

function Counted({ isAtHand }: { isAtHand: boolean }) {
  const [pressed, setPressed] = useState(0);
  const debounced = useDebouncedValue(pressed, isAtHand);
  return (
    <>
      <Button onPress={() => setPressed(pressed + 1)}>Нажать</Button>
      <p>
        Нажато {pressed}, показано {debounced}
      </p>
    </>
  );
}

const meta = {
  title: 'Приложение/Каталог/Ожидание нажатий',
  component: Counted,
  args: { isAtHand: false },
} satisfies Meta<typeof Counted>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Several presses in a row count as one: only the last value is used. */
export const Awaited: Story = {
  play: async ({ canvas, userEvent }) => {
    const press = canvas.getByRole('button', { name: 'Нажать' });
    for (let count = 0; count < 3; count++) await userEvent.click(press);
    await expect(canvas.getByText('Нажато 3, показано 0')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('Нажато 3, показано 3')).toBeVisible());
  },
};

function CountedAddress() {
  const [pressed, setPressed] = useState(0);
  const debounced = useDebouncedAddress(pressed);
  return (
    <>
      <Button
        onPress={() => {
          noteAddress();
          setPressed(pressed + 1);
        }}
      >
        Нажать
      </Button>
      <p>
        Нажато {pressed}, показано {debounced}
      </p>
    </>
  );
}

/** Presses go on while the first is all that a slow machine has rendered: nothing is asked for until they end. */
export const NotRendered: Story = {
  render: () => <CountedAddress />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Нажать' }));
    const began = performance.now();
    while (performance.now() - began < 2 * DEBOUNCE_MS) {
      noteAddress();
      await new Promise(requestAnimationFrame);
    }
    await expect(canvas.getByText('Нажато 1, показано 0')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('Нажато 1, показано 1')).toBeVisible());
  },
};

/** A value that is at hand is used at once. */
export const AtHand: Story = {
  args: { isAtHand: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Нажать' }));
    await expect(canvas.getByText('Нажато 1, показано 1')).toBeVisible();
  },
};
