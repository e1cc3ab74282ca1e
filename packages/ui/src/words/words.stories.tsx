import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { ComboBox } from '../combo-box/combo-box.tsx';
import { NumberStepper } from '../number-stepper/number-stepper.tsx';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { WordsProvider } from './words.tsx';

const meta = {
  title: 'Components/Helpers/WordsProvider',
  component: WordsProvider,
  args: {
    words: en,
    children: (
      <div style={{ display: 'grid', gap: 16, maxWidth: 300, minHeight: 200 }}>
        <ComboBox label="City" items={[]} />
        <NumberStepper label="Quantity" defaultValue={1} />
      </div>
    ),
  },
  argTypes: { children: { control: false }, words: { control: false } },
} satisfies Meta<typeof WordsProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /^Increase/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Search' })).toBeVisible());
    await waitFor(() => expect(screen.getByText('Nothing found')).toBeVisible());
  },
};

export const Russian: Story = {
  args: { words: ru },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /^Увеличить/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Найти' })).toBeVisible());
  },
};

/** A part of the page changes some texts and inherits the others. */
export const SomeOfThem: Story = {
  args: { words: { empty: 'No such city', increase: 'One more' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /^One more/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Уменьшить/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(screen.getByText('No such city')).toBeVisible());
  },
};
