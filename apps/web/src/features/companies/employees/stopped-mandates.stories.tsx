import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleCompany, sampleMandates } from '../testing/samples.ts';
import { StoppedMandates } from './stopped-mandates.tsx';

const stopped = sampleMandates.map((one) => ({ ...one, acts: false }));

const meta = {
  title: 'Приложение/Компании/Остановилось',
  component: StoppedMandates,
  args: { companyId: sampleCompany.id, mandates: stopped, onTake: fn(async () => undefined) },
} satisfies Meta<typeof StoppedMandates>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What goes on is not shown, and is not taken. */
export const Filled: Story = {
  args: { mandates: [...stopped.slice(0, 2), ...sampleMandates.slice(2)] },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText(/Источник/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Взять на себя' }));
    await expect(args.onTake).toHaveBeenCalledWith(stopped.slice(0, 2));
  },
};

/** The server refuses: something has changed meanwhile. */
export const Refused: Story = {
  args: { onTake: fn(async () => Promise.reject(new Error('Этого уже нет'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Взять на себя' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
